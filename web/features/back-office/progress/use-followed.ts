'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '@/client/api-client'
import type { Failure } from '@/client/failure'
import type { CallName, Calls } from '@/lib/contract/calls'
import { type FailureNotice, failureNotice } from '@/ui/form/failures'
import type { FormWords } from '@/ui/form/words'
import { follow } from './follow'

type Followed<Name extends CallName> = {
  call: Name
  input: Calls[Name]['input']
  /** Whether there is something to follow. */
  isOn: boolean
  words: FormWords
  /** Message while no response arrives. */
  again: string
  onAnswer: (answer: Calls[Name]['answer']) => void
}

/** Follows a progress. Returns the message while polling fails, and whether it was given up. */
export function useFollowed<Name extends CallName>(followed: Followed<Name>) {
  const { isOn, input } = followed
  const [outcome, setOutcome] = useState<{ notice?: FailureNotice | undefined; isOver?: boolean }>(
    {},
  )
  const ask = useEffectEvent(() => callApi(followed.call, followed.input, followed.words))
  const reportAnswer = useEffectEvent(followed.onAnswer)
  const noticeOf = useEffectEvent((failure: Failure, isOver: boolean) =>
    isOver
      ? failureNotice(failure, {}, followed.words)
      : { message: followed.again, isSignedOut: false },
  )
  const about = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts for another subject
  useEffect(() => {
    setOutcome({})
    if (!isOn) return
    return follow({
      ask: () => ask(),
      onAnswer: (answer) => {
        setOutcome({})
        reportAnswer(answer)
      },
      onFailure: (failure, isOver) => setOutcome({ notice: noticeOf(failure, isOver), isOver }),
    })
  }, [isOn, about])
  return outcome
}
