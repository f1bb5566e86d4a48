'use client'

import { useState } from 'react'
import { hasUsedPasskey } from '@/client/passkeys'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { CodeField } from './code-field'
import { PasskeyButton } from './passkey-button'
import { PasswordField } from './password-field'
import { PlainForm } from './plain-form'
import { textOf } from './read-values'
import type { FormWords } from './words'

type PasswordDialogProps = { words: FormWords; onClose: (isTyped: boolean) => void }

/** Dialog that asks for the password again, also above another dialog. */
export function PasswordDialog({ words, onClose }: PasswordDialogProps) {
  const { password, done: _, ...rest } = words
  const [offersPasskey] = useState(hasUsedPasskey)
  if (!password) return null
  return (
    <Dialog title={password.title} text={password.text} onClose={() => onClose(false)}>
      <PlainForm
        words={{ ...rest, submit: password.submit }}
        call="confirmPassword"
        schema={async () => (await import('@/lib/contract/password')).passwordConfirmation}
        read={(values) => ({
          password: textOf(values, 'password'),
          code: textOf(values, 'code'),
        })}
        onDone={() => {
          onClose(true)
          return 'leaves'
        }}
        aside={<DialogClose>{password.cancel}</DialogClose>}
      >
        <PasswordField
          name="password"
          label={password.field}
          autoComplete="current-password"
          words={password}
          required
        />
        <CodeField words={password.code} />
      </PlainForm>
      {offersPasskey && (
        <PasskeyButton
          call="confirmByPasskey"
          label={password.passkey}
          canceled={password.passkeyCanceled}
          words={{ ...rest, submit: password.submit }}
          input={() => ({})}
          onDone={() => onClose(true)}
        />
      )}
    </Dialog>
  )
}
