'use client'

import { Alert } from '@/components/form/alert'
import { useHydrated } from '@/components/form/use-hydrated'
import { useLeavingCall } from '@/components/form/use-leaving-call'
import type { FormWords } from '@/components/form/words'
import { showAnew } from '@/components/session/show-anew'
import { Button } from '@/components/ui/button'

/** Takes the gift; the page then says what one has now. */
export function ClaimGift({ token, words }: { token: string; words: FormWords }) {
  const { isBusy, told, run } = useLeavingCall('claimGift', words, () => void showAnew())
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
      <Alert told={told} login={words.login} />
    </>
  )
}
