'use client'

import { useState } from 'react'
import { fill } from '@/base/text/fill'
import { onwardFor } from '@/features/account/onward-for'
import { SentNotice } from '@/features/account/sent-notice'
import { buttonClass } from '@/ui/button/button'
import { Form } from '@/ui/form/form'
import { storeInTab } from '@/ui/form/tab-values'
import type { FormWords } from '@/ui/form/words'

type SignedIn = { email: string; pendingEmail: string | null }

type Link = { text: string; href: string }

type ConfirmFormProps = {
  /** The secret of the link. */
  id: string
  words: FormWords
  ways: { redirectUrl: string; profile: string }
  /** Addresses of whoever is signed in here already. */
  signedIn: SignedIn | undefined
  /** `{email}` stands for the confirmed address, `{other}` for that of whoever is signed in. */
  done: Record<'doneTitle' | 'doneText' | 'loginText' | 'otherText' | 'on', string> & {
    login: Link
  }
}

/**
 * One button that confirms an address. Who made a new account's their own by it is signed in and goes on; for who opens the
 * link again, or changed an address, it stands there that it is done.
 */
export function ConfirmForm({ id, words, ways, signedIn, done }: ConfirmFormProps) {
  const [email, setEmail] = useState('')
  if (email) {
    const text = fill(done[textFor(email, signedIn)], { email, other: signedIn?.email ?? '' })
    const on = signedIn ? { text: done.on, href: ways.redirectUrl } : done.login
    return (
      <SentNotice title={done.doneTitle} text={text}>
        <a className={buttonClass()} href={on.href}>
          {on.text}
        </a>
      </SentNotice>
    )
  }
  return (
    <Form
      words={words}
      call="validateEmail"
      schema={async () => (await import('@/lib/contract/signup')).confirmBody}
      read={() => ({ id })}
      aside={<a href={done.login.href}>{done.login.text}</a>}
      onDone={(answer) => {
        if (answer.user) {
          storeInTab({ email: '' })
          location.replace(onwardFor(answer.user, ways))
          return 'leaves'
        }
        storeInTab({ email: answer.email })
        setEmail(answer.email)
        return 'stays'
      }}
    />
  )
}

function textFor(email: string, signedIn: SignedIn | undefined) {
  if (!signedIn) return 'loginText'
  return [signedIn.email, signedIn.pendingEmail].includes(email) ? 'doneText' : 'otherText'
}
