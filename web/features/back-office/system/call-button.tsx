'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fill } from '@/base/text/fill'
import pill from '@/features/back-office/shell/pill.module.css'
import type { Calls } from '@/lib/contract/calls'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import status from '@/ui/status/status.module.css'

type Name = 'adminSendAgain' | 'adminRunJob' | 'adminRetryTask'

type CallButtonProps<Call extends Name> = {
  call: Call
  input: Calls[Call]['input']
  /** `label` names the row for a screen reader; `refused`: the call has done nothing. */
  words: { text: string; label?: string; done: string; refused?: string }
  form: FormWords
}

/** A button that makes a call, reports its result, and refreshes the page. */
export function CallButton<Call extends Name>({
  call: name,
  input,
  words,
  form,
}: CallButtonProps<Call>) {
  const router = useRouter()
  const isReady = useHydrated()
  const { call, isBusy, notice } = useCall(name, form)
  const [message, setMessage] = useState('')
  async function act() {
    setMessage('')
    const answer: object | undefined = await call(input)
    if (!answer) return
    const isRefused = 'isDue' in answer && answer.isDue === false
    setMessage(isRefused && words.refused ? words.refused : fill(words.done, { ...answer }))
    router.refresh()
  }
  return (
    <>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-disabled={isBusy}
        aria-label={words.label}
        onClick={() => void act()}
      >
        {words.text}
      </button>
      <p role="status" className={status.done}>
        {message}
      </p>
      <Alert notice={notice} login={form.login} />
    </>
  )
}
