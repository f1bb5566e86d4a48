'use client'

import { showAnew } from '@/features/account/session/show-anew'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useLeavingCall } from '@/ui/form/use-leaving-call'
import type { FormWords } from '@/ui/form/words'

/** Claims the gift; the page then shows what the user received. */
export function ClaimGift({ token, words }: { token: string; words: FormWords }) {
  const { isBusy, notice, run } = useLeavingCall('claimGift', words, () => void showAnew())
  const isReady = useHydrated()
  return (
    <>
      <div>
        <Button
          type="button"
          disabled={!isReady}
          aria-disabled={isBusy}
          onClick={() => run({ token })}
        >
          {isBusy ? words.sending : words.submit}
        </Button>
      </div>
      <Alert notice={notice} login={words.login} />
    </>
  )
}
