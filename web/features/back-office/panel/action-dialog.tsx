'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId, useRef, useState } from 'react'
import { fill } from '@/base/text/fill'
import pill from '@/features/back-office/shell/pill.module.css'
import { useKeyOf } from '@/features/back-office/use-key-of'
import type { CallName, Calls } from '@/lib/contract/calls'
import { Button } from '@/ui/button/button'
import styles from '@/ui/dialog/dialog.module.css'
import { Form } from '@/ui/form/form'
import type { FormSetup } from '@/ui/form/use-form'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { DialogWords } from './dialog-words'
import { showToast } from './toast'

export type ActionDialogProps<Name extends CallName> = Pick<FormSetup<Name>, 'call' | 'schema'> & {
  words: Record<'open' | 'title' | 'text' | 'submit', string>
  shared: DialogWords
  /** Id of the target; it is in the call's path, which no schema validates. */
  id: string
  /** Of several with one call and one id: which one. */
  about?: string
  /** What `keyOf` gives is the same for the same wish until it was done: sent twice, it is done once. */
  read: (values: FormData, keyOf: (wish: string) => string) => Omit<Calls[Name]['input'], 'id'>
  /** Left out: the page is drawn anew. */
  onDone?: (answer: Calls[Name]['answer']) => void
  /** Its fields. */
  children?: ReactNode
}

/**
 * An act of an admin on a user or an object: a button, and the browser's own dialog that describes it. It asks for the
 * password where its call requires it, and reports the result when it is closed.
 */
export function ActionDialog<Name extends CallName>(props: ActionDialogProps<Name>) {
  const { words, shared, call, schema, id, about = id, read, onDone, children } = props
  const { danger, form } = shared
  const dialog = useRef<HTMLDialogElement>(null)
  const { keyOf, renew } = useKeyOf()
  const [timesDone, setTimesDone] = useState(0)
  const router = useRouter()
  const isReady = useHydrated()
  const titleId = useId()
  const close = () => dialog.current?.close()
  function open() {
    showToast('')
    // Within what is folded away it would lie over the page unseen.
    const details = dialog.current?.closest('details')
    if (details) details.open = true
    dialog.current?.showModal()
  }
  return (
    <>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={open}
      >
        {words.open}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
        <div className={styles.asked}>
          <h2 id={titleId}>{words.title}</h2>
          <p>{words.text}</p>
          <Form
            // Empty again once it was done, and not before: what a lost session gave back stands there.
            key={timesDone}
            words={{ ...form, submit: words.submit }}
            call={call}
            about={about}
            schema={schema}
            read={(values) =>
              read(values, (wish) => keyOf(`${about} ${wish}`)) as Calls[Name]['input']
            }
            complete={async (input) => ({ ...input, id })}
            onRestored={open}
            onDone={(answer) => {
              close()
              renew()
              setTimesDone(timesDone + 1)
              showToast(fill(danger.done, { what: words.title }))
              if (onDone) onDone(answer)
              else router.refresh()
              return 'stays'
            }}
            aside={
              <Button type="button" look="quiet" onClick={close}>
                {danger.cancel}
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
