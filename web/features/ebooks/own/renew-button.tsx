'use client'

import { useRouter } from 'next/navigation'
import { Button, type ButtonLook } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'

type RenewButtonProps = { ebook: string; look: ButtonLook; words: FormWords }

/** A new link to the files of an own e-book; then the page shows their buttons. */
export function RenewButton({ ebook, look, words }: RenewButtonProps) {
  const router = useRouter()
  const isReady = useHydrated()
  const { isBusy, notice, call } = useCall('renewEbookLink', words)
  return (
    <>
      <Button
        type="button"
        look={look}
        disabled={!isReady}
        aria-disabled={isBusy}
        onClick={async () => {
          if (await call({ id: ebook })) router.refresh()
        }}
      >
        {isBusy ? words.sending : words.submit}
      </Button>
      <Alert notice={notice} login={words.login} />
    </>
  )
}
