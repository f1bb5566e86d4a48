'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import pill from '@/features/back-office/shell/pill.module.css'
import type { CallName, Calls } from '@/lib/contract/calls'
import { Button } from '@/ui/button/button'
import dialogStyles from '@/ui/dialog/dialog.module.css'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './danger.module.css'

/** `reason`, `reasonHint`, `reasonMissing` and `cancel` stand in `admin.danger`. */
export type DangerWords = Record<
  'open' | 'title' | 'text' | 'yes' | 'reason' | 'reasonHint' | 'reasonMissing' | 'cancel',
  string
>

type DangerDialogProps<Name extends CallName> = {
  words: DangerWords
  /** `savingWords`: it asks for the password when the call wants it. */
  form: FormWords
  call: Name
  /** What is sent, once somebody said why. */
  input: (reason: string) => Calls[Name]['input']
  onDone: (answer: Calls[Name]['answer']) => void
  /** What would happen, told before it does. */
  dryRun?: ReactNode
  /** Fields of its own. */
  children?: ReactNode
}

/**
 * A button for money, erasure and rights: it tells what will happen, asks why, and for the password where the call wants
 * it. What was done stands in the log with its reason.
 */
export function DangerDialog<Name extends CallName>(props: DangerDialogProps<Name>) {
  const { words, form, call: name, input, onDone, dryRun, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [isMissing, setMissing] = useState(false)
  const isReady = useHydrated()
  const id = useId()
  const { call, isBusy, notice } = useCall(name, form)
  return (
    <>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {words.open}
      </button>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={`${id}-title`}>
        <form
          className={dialogStyles.asked}
          noValidate
          onSubmit={async (event) => {
            event.preventDefault()
            const reason = String(new FormData(event.currentTarget).get('reason')).trim()
            setMissing(reason === '')
            if (reason === '') return
            const answer = await call(input(reason))
            if (answer === undefined) return
            dialog.current?.close()
            onDone(answer)
          }}
        >
          <h2 id={`${id}-title`}>{words.title}</h2>
          <p>{words.text}</p>
          {dryRun}
          {children}
          <div className={styles.reason}>
            <label htmlFor={`${id}-reason`}>{words.reason}</label>
            <textarea
              id={`${id}-reason`}
              name="reason"
              rows={2}
              maxLength={500}
              required
              aria-invalid={isMissing || undefined}
              aria-describedby={`${id}-hint`}
            />
            <p id={`${id}-hint`} className={isMissing ? styles.wrong : styles.hint}>
              {isMissing ? words.reasonMissing : words.reasonHint}
            </p>
          </div>
          <p role="alert" className={styles.wrong}>
            {notice?.message}
          </p>
          <div className={dialogStyles.answers}>
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? form.sending : words.yes}
            </Button>
            <Button type="button" look="quiet" onClick={() => dialog.current?.close()}>
              {words.cancel}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  )
}
