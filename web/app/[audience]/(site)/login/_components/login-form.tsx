'use client'

import type { ReactNode } from 'react'
import { canUsePasskeys } from '@/client/passkeys'
import { leaveTo } from '@/client/pending-requests'
import { onwardFor } from '@/features/account/onward-for'
import type { Calls } from '@/lib/contract/calls'
import { PasskeyButton } from '@/ui/form/passkey-button'
import { PlainForm } from '@/ui/form/plain-form'
import { isTicked, textOf } from '@/ui/form/read-values'
import { storeInTab } from '@/ui/form/tab-values'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'

type LoginFormProps = {
  words: FormWords
  redirectUrl: string
  /** The same, for the e-mail that is sent to a user who has not confirmed the address. */
  emailPath: string | undefined
  /** The page on which a user without a name is asked for it first. */
  profile: string
  passkey: { label: string; canceled: string }
  aside: ReactNode
  children: ReactNode
}

/** Signs in and opens the requested page with a full page load, so that it is rendered for the member. */
export function LoginForm({ redirectUrl, emailPath, profile, passkey, ...rest }: LoginFormProps) {
  // After hydration: the server does not know what the browser can do.
  const offersPasskey = useHydrated() && canUsePasskeys()
  const leave = ({ user }: Calls['login']['answer']) => {
    storeInTab({ email: '', birthDate: '', firstName: '', lastName: '' })
    leaveTo(onwardFor(user, { profile, redirectUrl }))
    return 'leaves' as const
  }
  return (
    <>
      <PlainForm
        {...rest}
        call="login"
        schema={async () => (await import('@/lib/contract/session')).loginBody}
        read={(values) => ({
          email: textOf(values, 'email'),
          password: textOf(values, 'password'),
          code: textOf(values, 'code'),
          rememberMe: isTicked(values, 'rememberMe'),
          ...(emailPath && { redirectUrl: emailPath }),
        })}
        onDone={leave}
      />
      {offersPasskey && (
        <PasskeyButton
          call="loginByPasskey"
          label={passkey.label}
          canceled={passkey.canceled}
          words={rest.words}
          input={() => ({})}
          onDone={leave}
        />
      )}
    </>
  )
}
