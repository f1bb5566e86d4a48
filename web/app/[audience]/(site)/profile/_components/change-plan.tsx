'use client'

import { showAnew } from '@/features/account/session/show-anew'
import type { Plan } from '@/lib/contract/user'
import { AskFirst, type AskFirstWords } from '@/ui/dialog/ask-first'
import { Alert } from '@/ui/form/alert'
import { useLeavingCall } from '@/ui/form/use-leaving-call'
import type { FormWords } from '@/ui/form/words'

type ChangePlanProps = { plan: Plan; words: AskFirstWords; callWords: FormWords }

/** Changes to the other plan from the next charge on; the consequences are shown before. */
export function ChangePlan({ plan, words, callWords }: ChangePlanProps) {
  const { isBusy, notice, run } = useLeavingCall(
    'changeSubscription',
    callWords,
    () => void showAnew(),
  )
  return (
    <div>
      <AskFirst
        words={isBusy ? { ...words, open: callWords.sending } : words}
        isBusy={isBusy}
        onYes={() => run({ plan })}
      />
      <Alert notice={notice} login={callWords.login} />
    </div>
  )
}
