'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/ui/button/button'
import { askPassword } from './password-asker'
import { useHydrated } from './use-hydrated'
import type { FormWords } from './words'

type ShowAddressesProps = { label: string; words: FormWords }

/**
 * Private addresses that are not in the page: they are loaded after the password was typed
 * (decision password-confirmation).
 */
export function ShowAddresses({ label, words }: ShowAddressesProps) {
  const router = useRouter()
  const isReady = useHydrated()

  async function ask() {
    // A network that is gone leaves the button for another try.
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
