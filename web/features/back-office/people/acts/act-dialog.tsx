'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId, useRef, useState } from 'react'
import { newKey } from '@/features/back-office/new-key'
import type { CallName, Calls } from '@/lib/contract/calls'
import { Button } from '@/ui/button/button'
import dialogStyles from '@/ui/dialog/dialog.module.css'
import { Form } from '@/ui/form/form'
import type { FormSetup } from '@/ui/form/use-form'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import pill from '../../shell/pill.module.css'

export type ActDialogProps<Name extends CallName> = Pick<FormSetup<Name>, 'call' | 'schema'> & {
  words: Record<'open' | 'title' | 'text' | 'submit', string>
  cancel: string
  formWords: FormWords
  /** Whom it is about; stands in the call's path, which no schema judges. */
  id: string
  /** The `key` is the same until it was done: sent twice, it is done once. */
  read: (values: FormData, key: string) => Omit<Calls[Name]['input'], 'id'>
  /** Left out: the page is drawn anew. */
  onDone?: (answer: Calls[Name]['answer']) => void
  /** Its fields. */
  children?: ReactNode
}

/** Something that an admin does to somebody: a button, and the browser's own dialog that says what it is. */
export function ActDialog<Name extends CallName>(props: ActDialogProps<Name>) {
  const { words, cancel, formWords, call, schema, id: about, read, onDone, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [key, setKey] = useState('')
  const router = useRouter()
  const isReady = useHydrated()
  const id = useId()
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={() => {
          if (key === '') setKey(newKey())
          dialog.current?.showModal()
        }}
      >
        {words.open}
      </button>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={id}>
        <div className={dialogStyles.asked}>
          <h2 id={id}>{words.title}</h2>
          <p>{words.text}</p>
          <Form
            key={key}
            words={{ ...formWords, submit: words.submit }}
            call={call}
            schema={schema}
            read={(values) => read(values, key) as Calls[Name]['input']}
            complete={async (input) => ({ ...input, id: about })}
            onDone={(answer) => {
              close()
              setKey('')
              if (onDone) onDone(answer)
              else router.refresh()
              return 'stays'
            }}
            aside={
              <Button type="button" look="quiet" onClick={close}>
                {cancel}
              </Button>
            }
          >
            {children}
          </Form>
        </div>
      </dialog>
    </>
  )
}
