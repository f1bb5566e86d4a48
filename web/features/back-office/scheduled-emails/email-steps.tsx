'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import { ActionDialog } from '@/features/back-office/panel/action-dialog'
import pill from '@/features/back-office/shell/pill.module.css'
import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useLocal } from '@/ui/local/local'
import row from '@/ui/row/row.module.css'
import type { EmailWords } from './email-words'

type EmailStepsProps = { email: AdminScheduledEmail; words: EmailWords }

const noInput = async () => (await import('@/lib/contract/account-fields')).noInput

/** What can be done with an e-mail on its way: pause, go on, take back, cancel the rest. */
export function EmailSteps({ email, words }: EmailStepsProps) {
  const { id, state, result } = email
  const { format } = countFormat(useLocal().intl)
  const { progress } = words
  if (state === 'draft' || state === 'sent' || state === 'cancelled') return null
  const cancel = { ...words.dialog, danger: { ...words.dialog.danger, cancel: progress.no } }
  return (
    <div className={row.line}>
      {state === 'sending' && <StepButton call="adminPauseScheduledEmail" {...{ id, words }} />}
      {state === 'paused' && <StepButton call="adminResumeScheduledEmail" {...{ id, words }} />}
      <ActionDialog
        // A waiting e-mail that has started meanwhile needs other words.
        key={state}
        call="adminCancelScheduledEmail"
        id={id}
        shared={cancel}
        schema={noInput}
        read={() => ({})}
        words={
          state === 'waiting'
            ? {
                open: progress.unplan,
                title: progress.unplan,
                text: progress.unplanText,
                submit: progress.unplanYes,
              }
            : {
                open: progress.cancel,
                title: progress.cancel,
                text: fill(progress.cancelText, { count: format(result?.left ?? 0) }),
                submit: progress.cancelYes,
              }
        }
      />
    </div>
  )
}

type StepButtonProps = {
  call: 'adminPauseScheduledEmail' | 'adminResumeScheduledEmail'
  id: string
  words: EmailWords
}

function StepButton({ call, id, words }: StepButtonProps) {
  const router = useRouter()
  const isReady = useHydrated()
  const step = useCall(call, words.form)
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-disabled={step.isBusy || isLeft}
        onClick={async () => {
          if (isLeft || !(await step.call({ id }))) return
          setLeft(true)
          router.refresh()
        }}
      >
        {call === 'adminPauseScheduledEmail' ? words.progress.pause : words.progress.resume}
      </button>
      <Alert notice={step.notice} login={words.form.login} />
    </>
  )
}
