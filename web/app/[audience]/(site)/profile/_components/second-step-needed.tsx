'use client'

import { leaveTo } from '@/client/pending-requests'
import { Button } from '@/ui/button/button'
import { askPassword } from '@/ui/form/password-asker'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'

type SecondStepNeededProps = { label: string; backOffice: string; words: FormWords }

/** Confirms this session by a passkey or a code, and opens the back office. */
export function SecondStepNeeded({ label, backOffice, words }: SecondStepNeededProps) {
  const isReady = useHydrated()

  async function confirm() {
    if (await askPassword(words)) leaveTo(backOffice)
  }

  return (
    <div>
      <Button type="button" disabled={!isReady} onClick={confirm}>
        {label}
      </Button>
    </div>
  )
}
