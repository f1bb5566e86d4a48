'use client'

import { useRouter } from 'next/navigation'
import { AskFirst, type AskFirstWords } from '@/ui/dialog/ask-first'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'

type WithdrawProps = { token: string; words: AskFirstWords; callWords: FormWords }

/** Withdraws the guest's consent; the page then confirms it. */
export function Withdraw({ token, words, callWords }: WithdrawProps) {
  const router = useRouter()
  const { isBusy, notice, call } = useCall('withdrawInvitation', callWords)
  return (
    <div>
      <AskFirst
        words={words}
        isBusy={isBusy}
        onYes={async () => {
          if (await call({ token })) router.refresh()
        }}
      />
      <Alert notice={notice} />
    </div>
  )
}
