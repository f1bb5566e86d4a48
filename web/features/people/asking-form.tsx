'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useTransition } from 'react'
import { Button } from '@/ui/button/button'
import formStyles from '@/ui/form/form.module.css'
import styles from './person-form.module.css'

type AskingFormProps = {
  /** Address of the response; with `#`, at an anchor of the page. */
  action: string
  words: Record<'submit' | 'sending', string>
  /** Content below the button. */
  note: ReactNode
  children: ReactNode
}

/** A plain GET form; after hydration it uses the router and shows a pending state. */
export function AskingForm({ action, words, note, children }: AskingFormProps) {
  const router = useRouter()
  const [isAsking, begin] = useTransition()

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`])
    const [path, part] = action.split('#')
    const address = `${path}?${new URLSearchParams(fields)}${part ? `#${part}` : ''}`
    begin(() => router.push(address))
  }

  return (
    <form action={action} className={styles.form} aria-busy={isAsking} onSubmit={ask}>
      {children}
      <Button type="submit" aria-disabled={isAsking}>
        {isAsking && <span className={formStyles.spinner} aria-hidden="true" />}
        <span>{isAsking ? words.sending : words.submit}</span>
      </Button>
      {note}
    </form>
  )
}
