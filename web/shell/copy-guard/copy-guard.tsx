'use client'

import { useEffect } from 'react'
import { isCopyFree, ownText } from './copy-guard-script'

/** Copying text of a page puts `refusal` on the clipboard instead (spec §1). */
export function CopyGuard({ refusal }: { refusal: string }) {
  useEffect(() => {
    const refuse = (event: ClipboardEvent) => {
      const isOwn = event.target instanceof Element && event.target.closest(ownText)
      if (isOwn || isCopyFree(location.pathname)) return
      event.clipboardData?.setData('text/plain', refusal)
      event.preventDefault()
    }
    document.addEventListener('copy', refuse)
    document.addEventListener('cut', refuse)
    return () => {
      document.removeEventListener('copy', refuse)
      document.removeEventListener('cut', refuse)
    }
  }, [refusal])
  return null
}
