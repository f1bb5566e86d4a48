'use client'

import { useEffect, useRef, useState } from 'react'
import type { Feedback } from '@/lib/contract/chapter-feedback'
import type { ChapterKey } from '@/lib/contract/chapters'
import { readFromTab, storeInTab } from '@/ui/form/tab-values'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'

export type FeedbackOf = { id: string; chapter: ChapterKey; edition: string | null }

/** Stored in the tab for removed feedback. */
const removed = 'removed'

/** Presses since this tab loaded: after "back" the router shows the page as it was before them. */
const pressedHere = new Map<string, Feedback | null>()

/**
 * Feedback on a chapter. A press is visible immediately. It is stored in this tab until the cms has it, and sent again when
 * the page is opened next, such as after a login. Presses during a slow call are sent after it: the last one counts.
 */
export function useFeedback(
  { id, chapter, edition }: FeedbackOf,
  first: Feedback | null,
  words: FormWords,
) {
  const name = `feedback.${id}.${edition ?? 'current'}.${chapter}` as const
  const earlier = pressedHere.get(name)
  const [value, setValue] = useState(earlier === undefined ? first : earlier)
  const wanted = useRef(value)
  const { notice, call } = useCall('giveFeedback', words)

  async function send() {
    let sent: Feedback | null
    do {
      sent = wanted.current
      const stored = await call({ id, chapter, value: sent, ...(edition && { edition }) })
      // After an error, or while an earlier call is running: that one goes on with this press.
      if (!stored) return
    } while (sent !== wanted.current)
    storeInTab({ [name]: '' })
  }

  function want(next: Feedback | null) {
    wanted.current = next
    setValue(next)
    pressedHere.set(name, next)
    storeInTab({ [name]: next ?? removed })
    void send()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chapter
  useEffect(() => {
    const unsent = readFromTab(name)
    if (unsent === 'fits' || unsent === 'notReally') want(unsent)
    else if (unsent === removed) want(null)
  }, [name])

  const press = (pressed: Feedback) => want(value === pressed ? null : pressed)

  return { value, notice, press, send }
}
