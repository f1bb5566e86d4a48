'use client'

import { useId, useRef } from 'react'
import { Button } from '@/ui/button/button'
import { useHydrated } from '@/ui/form/use-hydrated'
import styles from './dialog.module.css'

export type AskFirstWords = Record<'open' | 'question' | 'yes' | 'no', string>

type AskFirstProps = {
  words: AskFirstWords
  /** What the button is about, for those who do not see what it stands beside. */
  about?: string
  isBusy: boolean
  onYes: () => void
}

/** A button for what cannot be undone: it asks in the browser's own dialog, which keeps the focus. */
export function AskFirst({ words, about, isBusy, onYes }: AskFirstProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isReady = useHydrated()
  const id = useId()
  const close = () => dialog.current?.close()
  return (
    <>
      <Button
        type="button"
        look="quiet"
        disabled={!isReady}
        aria-disabled={isBusy}
        aria-haspopup="dialog"
        aria-label={about ? `${words.open}: ${about}` : undefined}
        onClick={() => !isBusy && dialog.current?.showModal()}
      >
        {words.open}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <div className={styles.asked}>
          <p id={id}>{words.question}</p>
          <div className={styles.answers}>
            <Button
              type="button"
              onClick={() => {
                close()
                onYes()
              }}
            >
              {words.yes}
            </Button>
            <Button type="button" look="quiet" onClick={close}>
              {words.no}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  )
}
