'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fill } from '@/base/text/fill'
import { newKey } from '@/features/back-office/new-key'
import pill from '@/features/back-office/shell/pill.module.css'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import status from '@/ui/status/status.module.css'

type ResendButtonProps = { id: string; words: Record<'resend' | 'resent', string>; form: FormWords }

/** Sends the receipt's e-mail again; a double click sends one e-mail. */
export function ResendButton({ id, words, form }: ResendButtonProps) {
  const router = useRouter()
  const isReady = useHydrated()
  const { call, isBusy, notice } = useCall('adminResendReceipt', form)
  const [message, setMessage] = useState('')
  async function resend() {
    setMessage('')
    const answer = await call({ id, key: newKey() })
    if (!answer) return
    setMessage(fill(words.resent, answer))
    router.refresh()
  }
  return (
    <>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-disabled={isBusy}
        onClick={() => void resend()}
      >
        {words.resend}
      </button>
      <p role="status" className={status.done}>
        {message}
      </p>
      <Alert notice={notice} login={form.login} />
    </>
  )
}
