'use client'

import type { ReactNode } from 'react'
import { leaveTo } from '@/client/underway'
import { onwardFor } from '@/features/account/onward-for'
import { PlainForm } from '@/ui/form/plain-form'
import { isTicked, textOf } from '@/ui/form/read-values'
import { storeInTab } from '@/ui/form/tab-values'
import type { FormWords } from '@/ui/form/words'

type LoginFormProps = {
  words: FormWords
  redirectUrl: string
  /** The same, for the letter that is sent to who has not confirmed the address. */
  inLetter: string | undefined
  /** Where one without a name is asked for it, before going on. */
  profile: string
  aside: ReactNode
  children: ReactNode
}

/** Signs in and goes on where somebody wanted to go: a whole new page, which knows its reader. */
export function LoginForm({ redirectUrl, inLetter, profile, ...rest }: LoginFormProps) {
  return (
    <PlainForm
      {...rest}
      call="login"
      schema={async () => (await import('@/lib/contract/session')).loginBody}
      read={(values) => ({
        email: textOf(values, 'email'),
        password: textOf(values, 'password'),
        rememberMe: isTicked(values, 'rememberMe'),
        ...(inLetter && { redirectUrl: inLetter }),
      })}
      onDone={({ user }) => {
        storeInTab({ email: '', birthDate: '', firstName: '', lastName: '' })
        leaveTo(onwardFor(user, { profile, redirectUrl }))
        return 'leaves'
      }}
    />
  )
}
