'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { fill } from '@/base/text/fill'
import pill from '@/features/back-office/shell/pill.module.css'
import { useKeyOf } from '@/features/back-office/use-key-of'
import type { CallName, Calls } from '@/lib/contract/calls'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { hasDraft } from '@/ui/form/draft'
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
  /** Distinguishes several with one call and one id. */
  about?: string
  /** `keyOf` returns the same key for the same wish until it succeeds: sent twice, it is done once. */
  read: (values: FormData, keyOf: (wish: string) => string) => Omit<Calls[Name]['input'], 'id'>
  /** By default the page is refreshed. */
  onDone?: (answer: Calls[Name]['answer']) => void
  /** Fields of the form. */
  children?: ReactNode
}

/**
 * An admin's action on a user or an object: a button, and a dialog that describes it. It asks for the password where
 * its call requires it, reports the result after closing, and restores typed values after a session ended.
 */
export function ActionDialog<Name extends CallName>(props: ActionDialogProps<Name>) {
  const { words, shared, call, schema, id, about = id, read, onDone, children } = props
  const { danger, form } = shared
  const [isOpen, setOpen] = useState(false)
  const { keyOf, renew } = useKeyOf()
  const router = useRouter()
  const isReady = useHydrated()
  useEffect(() => {
    void hasDraft({ call, about }).then((isFound) => isFound && setOpen(true))
  }, [call, about])
  return (
    <>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={() => {
          showToast('')
          setOpen(true)
        }}
      >
        {words.open}
      </button>
      {isOpen && (
        <Dialog title={words.title} text={words.text} onClose={() => setOpen(false)}>
          <Form
            words={{ ...form, submit: words.submit }}
            call={call}
            about={about}
            schema={schema}
            read={(values) =>
              read(values, (wish) => keyOf(`${about} ${wish}`)) as Calls[Name]['input']
            }
            complete={async (input) => ({ ...input, id })}
            onDone={(answer) => {
              setOpen(false)
              renew()
              showToast(fill(danger.done, { what: words.title }))
              if (onDone) onDone(answer)
              else router.refresh()
              return 'stays'
            }}
            aside={<DialogClose>{danger.cancel}</DialogClose>}
          >
            {children}
          </Form>
        </Dialog>
      )}
    </>
  )
}
