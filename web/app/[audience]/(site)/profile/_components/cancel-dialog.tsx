'use client'

import { type ReactNode, useId, useRef } from 'react'
import { showAnew } from '@/features/account/session/show-anew'
import { Button } from '@/ui/button/button'
import styles from '@/ui/dialog/dialog.module.css'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'

type CancelDialogProps = {
  words: Record<'open' | 'title' | 'text' | 'stay', string>
  formWords: FormWords
  /** The field for the reason. */
  children: ReactNode
}

/** Ends a subscription at the end of its paid term. The reason is optional. */
export function CancelDialog({ words, formWords, children }: CancelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isReady = useHydrated()
  const id = useId()
  return (
    <div>
      <Button
        type="button"
        look="quiet"
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={() => {
          dialog.current?.showModal()
          // Not the field: a phone would open its keyboard over the words.
          heading.current?.focus()
        }}
      >
        {words.open}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <div className={styles.asked}>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {words.title}
          </h2>
          <p>{words.text}</p>
          <Form
            words={formWords}
            look="quiet"
            call="cancelSubscription"
            schema={async () => (await import('@/lib/contract/subscriptions')).cancelBody}
            // The contract takes a single line: line breaks and repeated spaces become one space.
            read={(values) => ({ reason: textOf(values, 'reason').replace(/\s+/g, ' ') })}
            onDone={() => {
              void showAnew()
              return 'leaves'
            }}
            aside={
              <Button type="button" onClick={() => dialog.current?.close()}>
                {words.stay}
              </Button>
            }
          >
            {children}
          </Form>
        </div>
      </dialog>
    </div>
  )
}
