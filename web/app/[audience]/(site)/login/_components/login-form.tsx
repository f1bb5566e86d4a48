'use client'

import type { ReactNode } from 'react'
import { leaveTo } from '@/client/pending-requests'
import { onwardFor } from '@/features/account/onward-for'
import { PlainForm } from '@/ui/form/plain-form'
import { isTicked, textOf } from '@/ui/form/read-values'
import { storeInTab } from '@/ui/form/tab-values'
import type { FormWords } from '@/ui/form/words'

type LoginFormProps = {
  words: FormWords
  redirectUrl: string
  /** The same, for the e-mail that is sent to a user who has not confirmed the address. */
  emailPath: string | undefined
  /** The page on which a user without a name is asked for it first. */
  profile: string
  aside: ReactNode
  children: ReactNode
}

/** Signs in and opens the requested page with a full page load, so that it is rendered for the member. */
export function LoginForm({ redirectUrl, emailPath, profile, ...rest }: LoginFormProps) {
  return (
    <PlainForm
      {...rest}
      call="login"
      schema={async () => (await import('@/lib/contract/session')).loginBody}
      read={(values) => ({
        email: textOf(values, 'email'),
        password: textOf(values, 'password'),
        rememberMe: isTicked(values, 'rememberMe'),
        ...(emailPath && { redirectUrl: emailPath }),
      })}
      onDone={({ user }) => {
        storeInTab({ email: '', birthDate: '', firstName: '', lastName: '' })
        leaveTo(onwardFor(user, { profile, redirectUrl }))
        return 'leaves'
      }}
    />
  )
}
