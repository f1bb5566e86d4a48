import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/client/api-client'
import type { GroupPreview } from '@/lib/contract/back-office/email-groups/email-groups'
import type { EmailRule } from '@/lib/contract/back-office/email-groups/rule-words'
import { type FailureNotice, failureNotice } from '@/ui/form/failures'
import type { FormWords } from '@/ui/form/words'

/** Pause after the last change before the rule is counted. */
const pauseMs = 400

type State = { preview?: GroupPreview | undefined; notice?: FailureNotice | undefined }

/** Counts a rule soon after each change; undefined while it is incomplete. Answers of earlier rules are ignored. */
export function usePreview(
  rule: EmailRule | undefined,
  first: GroupPreview | undefined,
  words: FormWords,
) {
  const [state, setState] = useState<State>({ preview: first })
  const [isCounting, setCounting] = useState(false)
  const asked = useRef(0)
  const text = rule && JSON.stringify(rule)
  const known = useRef(first ? text : undefined)
  useEffect(() => {
    asked.current += 1
    const turn = asked.current
    setCounting(false)
    if (text === undefined || text === known.current) return
    setCounting(true)
    const timer = setTimeout(async () => {
      const result = await callApi('adminPreviewEmailGroup', { rule: JSON.parse(text) }, words)
      if (turn !== asked.current) return
      setCounting(false)
      known.current = result.ok ? text : undefined
      setState(result.ok ? { preview: result.data } : { notice: failureNotice(result, {}, words) })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, words])
  return { ...state, isCounting }
}
