'use client'

import { useRouter } from 'next/navigation'
import { AskFirst, type AskFirstWords } from '@/components/ask-first/ask-first'
import { Alert } from '@/components/form/alert'
import { useCall } from '@/components/form/use-call'
import type { FormWords } from '@/components/form/words'

type WithdrawProps = { token: string; words: AskFirstWords; callWords: FormWords }

/** Takes back what the guest agreed to; the page then says so. */
export function Withdraw({ token, words, callWords }: WithdrawProps) {
  const router = useRouter()
  const { isBusy, told, call } = useCall('withdrawInvitation', callWords)
  return (
    <div>
      <AskFirst
        words={words}
        isBusy={isBusy}
        onYes={async () => {
          if (await call({ token })) router.refresh()
        }}
      />
      <Alert told={told} />
    </div>
  )
}
