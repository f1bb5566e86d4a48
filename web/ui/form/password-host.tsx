'use client'

import { useEffect, useState } from 'react'
import { type Asked, hostPasswordDialog } from './password-asker'

/** Renders the password dialog; in pages of signed-in users. */
export function PasswordHost() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    hostPasswordDialog(setAsked)
    return () => hostPasswordDialog(undefined)
  }, [])
  if (!asked) return null
  const { Dialog, words, onClose } = asked
  return (
    <Dialog
      words={words}
      onClose={(isTyped) => {
        setAsked(undefined)
        onClose(isTyped)
      }}
    />
  )
}
