'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/ui/button/button'
import { askPassword } from './password-asker'
import { useHydrated } from './use-hydrated'
import type { FormWords } from './words'

type ShowAddressesProps = { label: string; words: FormWords }

/**
 * Button that loads private addresses into the page after the user has entered the password
 * (decision password-confirmation).
 */
export function ShowAddresses({ label, words }: ShowAddressesProps) {
  const router = useRouter()
  const isReady = useHydrated()

  async function ask() {
    // After a network failure the button stays for another attempt.
    if (await askPassword(words).catch(() => false)) router.refresh()
  }

  return (
    <div>
      <Button
        type="button"
        look="quiet"
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={() => void ask()}
      >
        {label}
      </Button>
    </div>
  )
}
