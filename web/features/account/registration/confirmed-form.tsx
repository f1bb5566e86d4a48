'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { storeInTab } from '@/ui/form/tab-values'
import type { FormWords } from '@/ui/form/words'
import styles from './registration.module.css'

type ConfirmedFormProps = { words: FormWords; login: string; notYet: string; children: ReactNode }

/** Button "I have confirmed it": continues to the login, or reports that the address is not confirmed yet. */
export function ConfirmedForm({ words, login, notYet, children }: ConfirmedFormProps) {
  const router = useRouter()
  const [isWaiting, setWaiting] = useState(false)
  return (
    <>
      <Form
        words={words}
        call="validateByEmail"
        schema={async () => (await import('@/lib/contract/signup')).emailBody}
        read={(values) => ({ email: textOf(values, 'email') })}
        onDone={({ isConfirmed }, form) => {
          setWaiting(!isConfirmed)
          if (!isConfirmed) return 'stays'
          storeInTab({ email: textOf(new FormData(form), 'email') })
          router.push(login)
          return 'leaves'
        }}
      >
        {children}
      </Form>
      <p role="status" className={styles.note}>
        {isWaiting && notYet}
      </p>
    </>
  )
}
