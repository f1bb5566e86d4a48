'use client'

import { type ReactNode, useId, useRef } from 'react'
import { Form } from '@/components/form/form'
import { textOf } from '@/components/form/read-values'
import { useHydrated } from '@/components/form/use-hydrated'
import type { FormWords } from '@/components/form/words'
import { showAnew } from '@/components/session/show-anew'
import { Button } from '@/components/ui/button'
import styles from '@/components/ui/dialog.module.css'

type CancelDialogProps = {
  words: Record<'open' | 'title' | 'text' | 'stay', string>
  formWords: FormWords
  /** The field for the reason. */
  children: ReactNode
}

/** Ends a subscription with its paid term. Nobody has to say why. */
export function CancelDialog({ words, formWords, children }: CancelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isReady = useHydrated()
  const id = useId()
  return (
    <div>
      <Button
        type="button"
        look="quiet"
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {words.open}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <div className={styles.asked}>
          <h2 id={id}>{words.title}</h2>
          <p>{words.text}</p>
          <Form
            words={formWords}
            look="quiet"
            call="cancelSubscription"
            schema={async () => (await import('@/lib/contract/subscriptions')).cancelBody}
            // One line of the contract, whatever somebody's way of writing is.
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
