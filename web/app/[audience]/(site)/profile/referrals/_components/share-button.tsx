'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/ui/button/button'

type ShareButtonProps = { label: string; text: string; url: string }

const canShare = () => typeof navigator.share === 'function'

/** Opens the share menu of the device; nothing where there is none. */
export function ShareButton({ label, text, url }: ShareButtonProps) {
  const isShown = useSyncExternalStore(
    () => () => undefined,
    canShare,
    () => false,
  )
  if (!isShown) return null
  return (
    <Button
      type="button"
      onClick={() => {
        // Rejected when the user closes the menu.
        void navigator.share({ text, url }).catch(() => undefined)
      }}
    >
      {label}
    </Button>
  )
}
