'use client'

import { showAnew } from '@/features/account/session/show-anew'
import { Button, type ButtonLook } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useLeavingCall } from '@/ui/form/use-leaving-call'
import type { FormWords } from '@/ui/form/words'

type Props = { words: FormWords; look?: ButtonLook }

/** Takes a cancellation back; the page then shows it. */
export function ResumeButton({ words }: Props) {
  const { isBusy, told, run } = useLeavingCall('resumeSubscription', words, () => void showAnew())
  return <CallButton words={words} isBusy={isBusy} told={told} onPress={() => run({})} />
}

/** Goes on to Stripe's page for the card and its invoices. */
export function PortalButton({ words, look }: Props) {
  const { isBusy, told, run } = useLeavingCall('openPortal', words, ({ url }) =>
    location.assign(url),
  )
  return (
    <CallButton words={words} look={look} isBusy={isBusy} told={told} onPress={() => run({})} />
  )
}

type CallButtonProps = Props & {
  look?: ButtonLook | undefined
  isBusy: boolean
  told: ReturnType<typeof useLeavingCall>['told']
  onPress: () => void
}

function CallButton({ words, look = 'quiet', isBusy, told, onPress }: CallButtonProps) {
  const isReady = useHydrated()
  return (
    <div>
      <Button
        type="button"
        look={look}
        disabled={!isReady}
        aria-disabled={isBusy}
        onClick={onPress}
      >
        {isBusy ? words.sending : words.submit}
      </Button>
      <Alert told={told} login={words.login} />
    </div>
  )
}
