'use client'

import { leaveTo } from '@/client/pending-requests'
import { showAnew } from '@/features/account/session/show-anew'
import { Button, type ButtonLook } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useLeavingCall } from '@/ui/form/use-leaving-call'
import type { FormWords } from '@/ui/form/words'

type Props = { words: FormWords; look?: ButtonLook }

/** Revokes a cancellation; the page then shows it. */
export function ResumeButton({ words }: Props) {
  const { isBusy, notice, run } = useLeavingCall('resumeSubscription', words, () => void showAnew())
  return <CallButton words={words} isBusy={isBusy} notice={notice} onPress={() => run({})} />
}

/** Opens Stripe's customer portal for the card and its invoices. */
export function PortalButton({ words, look }: Props) {
  const { isBusy, notice, run } = useLeavingCall('openPortal', words, ({ url }) => leaveTo(url))
  return (
    <CallButton words={words} look={look} isBusy={isBusy} notice={notice} onPress={() => run({})} />
  )
}

type CallButtonProps = Props & {
  look?: ButtonLook | undefined
  isBusy: boolean
  notice: ReturnType<typeof useLeavingCall>['notice']
  onPress: () => void
}

function CallButton({ words, look = 'quiet', isBusy, notice, onPress }: CallButtonProps) {
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
      <Alert notice={notice} login={words.login} />
    </div>
  )
}
