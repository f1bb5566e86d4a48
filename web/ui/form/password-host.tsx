'use client'

import { useEffect, useState } from 'react'
import { hostPasswordDialog, type PasswordRequest } from './password-asker'

/** Renders the password dialog; in pages of signed-in users. */
export function PasswordHost() {
  const [request, setRequest] = useState<PasswordRequest>()
  useEffect(() => {
    hostPasswordDialog(setRequest)
    return () => hostPasswordDialog(undefined)
  }, [])
  if (!request) return null
  const { Dialog, words, onClose } = request
  return (
    <Dialog
      words={words}
      onClose={(isTyped) => {
        setRequest(undefined)
        onClose(isTyped)
      }}
    />
  )
}
