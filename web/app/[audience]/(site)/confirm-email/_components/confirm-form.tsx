'use client'

import { useState } from 'react'
import { fill } from '@/base/text/fill'
import { leaveTo } from '@/client/pending-requests'
import { onwardFor } from '@/features/account/onward-for'
import { SentNotice } from '@/features/account/sent-notice'
import { readSession } from '@/features/account/session/user-store'
import { storeChosenPeople } from '@/features/analysis/order/stored-people'
import type { User } from '@/lib/contract/user'
import { buttonClass } from '@/ui/button/button'
import { Form } from '@/ui/form/form'
import { storeInTab } from '@/ui/form/tab-values'
import type { FormWords } from '@/ui/form/words'

type Link = { text: string; href: string }

type ConfirmFormProps = {
  /** The token of the link. */
  id: string
  words: FormWords
  ways: { redirectUrl: string; profile: string }
  /** `{email}` is replaced by the confirmed address, `{other}` by the address of the signed-in user. */
  done: Record<'doneTitle' | 'doneText' | 'loginText' | 'otherText' | 'on', string> & {
    login: Link
  }
}

/**
 * One button that confirms an address. The owner of a new account is then signed in and redirected; for a repeated link, or
 * a changed address, a confirmation is shown.
 */
export function ConfirmForm({ id, words, ways, done }: ConfirmFormProps) {
  const [confirmed, setConfirmed] = useState<{ email: string; signedIn: User | undefined }>()
  if (confirmed) {
    const { email, signedIn } = confirmed
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
          if (answer.chosenPeople) storeChosenPeople(answer.chosenPeople)
          leaveTo(onwardFor(answer.user, ways), 'replace')
          return 'leaves'
        }
        storeInTab({ email: answer.email })
        // Known already when the page has requested the session.
        const session = readSession()
        const signedIn = session.is === 'known' ? session.user : undefined
        setConfirmed({ email: answer.email, signedIn })
        return 'stays'
      }}
    />
  )
}

/** The confirmed address belongs to the signed-in user also when it is their pending new address. */
function textFor(email: string, signedIn: User | undefined) {
  if (!signedIn) return 'loginText'
  return [signedIn.email, signedIn.pendingEmail].includes(email) ? 'doneText' : 'otherText'
}
