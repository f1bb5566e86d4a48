'use client'

import { type ReactNode, useRef, useState } from 'react'
import { leaveTo } from '@/client/pending-requests'
import { clearLocalData } from '@/client/session/clear-local-data'
import { SentNotice } from '@/features/account/sent-notice'
import { Button, buttonClass } from '@/ui/button/button'
import styles from '@/ui/dialog/dialog.module.css'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'

type DeactivationProps = {
  words: Record<'open' | 'title' | 'text' | 'cancel' | 'goneTitle' | 'goneText' | 'home', string>
  formWords: FormWords
  home: string
  children: ReactNode
}

/** The browser's own dialog: it keeps the focus, takes Escape and gives the focus back. */
export function Deactivation({ words, formWords, home, children }: DeactivationProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [isGone, setGone] = useState(false)
  const isReady = useHydrated()
  return (
    <>
      <div>
        <Button
          type="button"
          look="quiet"
          disabled={!isReady}
          aria-haspopup="dialog"
          onClick={() => dialogRef.current?.showModal()}
        >
          {words.open}
        </Button>
      </div>
      <dialog
        ref={dialogRef}
        className={styles.dialog}
        aria-label={isGone ? words.goneTitle : words.title}
        // The page behind the dialog shows an account that no longer exists.
        onClose={() => isGone && leaveTo(home)}
      >
        {isGone ? (
          <SentNotice title={words.goneTitle} text={words.goneText}>
            <a className={buttonClass()} href={home}>
              {words.home}
            </a>
          </SentNotice>
        ) : (
          <div className={styles.asked}>
            <h2>{words.title}</h2>
            <p>{words.text}</p>
            <Form
              words={formWords}
              call="deleteUser"
              schema={async () => (await import('@/lib/contract/password')).deleteUserBody}
              read={(values) => ({ password: textOf(values, 'password') })}
              onDone={() => {
                setGone(true)
                clearLocalData()
                return 'stays'
              }}
              aside={
                <Button type="button" look="quiet" onClick={() => dialogRef.current?.close()}>
                  {words.cancel}
                </Button>
              }
            >
              {children}
            </Form>
          </div>
        )}
      </dialog>
    </>
  )
}
