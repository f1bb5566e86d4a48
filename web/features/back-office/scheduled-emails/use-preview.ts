import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/client/api-client'
import type { ScheduledEmailPreview } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { type FailureNotice, failureNotice } from '@/ui/form/failures'
import type { FormWords } from '@/ui/form/words'

/** Pause after the last change. */
const pauseMs = 600

type Previewed = { subject: string; body: string; member?: string }
type State = {
  preview?: ScheduledEmailPreview | undefined
  notice?: FailureNotice | undefined
}

/** The e-mail as a reader sees it, anew soon after each change; the earlier preview stays until then. */
export function usePreview(previewed: Previewed, form: FormWords) {
  const [state, setState] = useState<State>({})
  const [isUpdating, setUpdating] = useState(true)
  const asked = useRef(0)
  const text = JSON.stringify(previewed)
  useEffect(() => {
    asked.current += 1
    const turn = asked.current
    setUpdating(true)
    const timer = setTimeout(async () => {
      const result = await callApi('adminPreviewScheduledEmail', JSON.parse(text), form)
      if (turn !== asked.current) return
      setUpdating(false)
      setState((was) =>
        result.ok ? { preview: result.data } : { ...was, notice: failureNotice(result, {}, form) },
      )
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, form])
  return { ...state, isUpdating }
}
