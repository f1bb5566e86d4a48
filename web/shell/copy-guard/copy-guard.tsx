'use client'

import { useEffect } from 'react'
import { isCopyFree, ownText } from './copy-guard-script'

type CopyGuardProps = { refusal: string; free: readonly string[] }

/** Copying page text puts `refusal` on the clipboard instead (spec §1), except at the `free` paths. */
export function CopyGuard({ refusal, free }: CopyGuardProps) {
  useEffect(() => {
    const refuse = (event: ClipboardEvent) => {
      const isOwn = event.target instanceof Element && event.target.closest(ownText)
      if (isOwn || isCopyFree(location.pathname, free)) return
      event.clipboardData?.setData('text/plain', refusal)
      event.preventDefault()
    }
    document.addEventListener('copy', refuse)
    document.addEventListener('cut', refuse)
    return () => {
      document.removeEventListener('copy', refuse)
      document.removeEventListener('cut', refuse)
    }
  }, [refusal, free])
  return null
}
