'use client'

import { leaveTo } from '@/client/pending-requests'
import { Button, type ButtonLook } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'

type FinishButtonProps = {
  lesson: string
  label: string
  /** The next lesson, or the learner's courses after the last one. */
  next: string
  /** Quiet while the quiz of the lesson is the page's primary action. */
  look: ButtonLook
  words: FormWords
}

/** Marks a lesson as finished and opens the next one. */
export function FinishButton({ lesson, label, next, look, words }: FinishButtonProps) {
  const isReady = useHydrated()
  const { isBusy, notice, call } = useCall('saveProgress', words)
  return (
    <>
      <Button
        type="button"
        look={look}
        aria-busy={isBusy}
        disabled={!isReady}
        onClick={async () => {
          if (await call({ id: lesson, isFinished: true })) leaveTo(next)
        }}
      >
        {isBusy ? words.sending : label}
      </Button>
      {notice && <Alert notice={notice} />}
    </>
  )
}
