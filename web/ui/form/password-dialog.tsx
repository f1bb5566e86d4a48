'use client'

import { useEffect, useId, useRef } from 'react'
import { Button } from '@/ui/button/button'
import styles from '@/ui/dialog/dialog.module.css'
import { PasswordField } from './password-field'
import { PlainForm } from './plain-form'
import { textOf } from './read-values'
import type { FormWords } from './words'

type PasswordDialogProps = { words: FormWords; onClose: (isTyped: boolean) => void }

/** The browser's own dialog: it keeps the focus, takes Escape and gives the focus back. */
export function PasswordDialog({ words, onClose }: PasswordDialogProps) {
  const { password, done: _, ...rest } = words
  const dialog = useRef<HTMLDialogElement>(null)
  const isTyped = useRef(false)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  if (!password) return null
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={() => onClose(isTyped.current)}
    >
      <div className={styles.asked}>
        <h2 id={id}>{password.title}</h2>
        <p>{password.text}</p>
        <PlainForm
          words={{ ...rest, submit: password.submit }}
          call="confirmPassword"
          schema={async () => (await import('@/lib/contract/password')).passwordConfirmation}
          read={(values) => ({ password: textOf(values, 'password') })}
          onDone={() => {
            isTyped.current = true
            dialog.current?.close()
            return 'leaves'
          }}
          aside={
            <Button type="button" look="quiet" onClick={() => dialog.current?.close()}>
              {password.cancel}
            </Button>
          }
        >
          <PasswordField
            name="password"
            label={password.field}
            autoComplete="current-password"
            words={password}
            required
          />
        </PlainForm>
      </div>
    </dialog>
  )
}
