import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/client/api-client'
import type { Progress } from '@/features/personality/progress'
import { type FailureNotice, failureNotice } from '@/ui/form/failures'
import type { FormWords } from '@/ui/form/words'

type Setup = {
  test: Progress
  /** A member's result is not stored yet. */
  isDue: boolean
  words: FormWords
  onSaved: (change: (now: Progress) => Progress) => void
}

export type Saving = { isBusy: boolean; notice: FailureNotice | undefined; save: () => void }

/** Stores a member's result automatically, once; a failure is shown and can be retried. */
export function useSaving({ test, isDue, words, onSaved }: Setup): Saving {
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FailureNotice>()
  const isRunning = useRef(false)

  async function save() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setNotice(undefined)
    const result = await store(test, words)
    isRunning.current = false
    setBusy(false)
    if (!result.ok) return setNotice(failureNotice(result, {}, words))
    const { id, takenAt, answers } = result.data
    // Five more questions may have been started meanwhile.
    onSaved((now) => ({
      ...now,
      id,
      takenAt: now.takenAt ?? takenAt,
      isSaved: now.answers.length === answers.length,
    }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result; then the button
  useEffect(() => {
    if (isDue) void save()
  }, [isDue, test.answers.length])

  return { isBusy, notice, save: () => void save() }
}

/** Stores a result. One that was deleted on another page meanwhile is stored as a new one. */
async function store({ id, answers }: Progress, words: FormWords) {
  const input = { answers: answers.map(({ key, value }) => ({ key, value })) }
  const result = await callApi('savePersonalityTest', id ? { id, ...input } : input, words)
  const isGone = !result.ok && result.error.status === 404 && id
  return isGone ? callApi('savePersonalityTest', input, words) : result
}
