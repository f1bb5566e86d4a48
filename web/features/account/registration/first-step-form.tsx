'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { fill } from '@/base/text/fill'
// Not imported from the contract's index, which would load its schemas in the browser.
import { canonicalEmail } from '@/lib/contract/canonical-email'
import { buttonClass } from '@/ui/button/button'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { storeInTab } from '@/ui/form/tab-values'
import type { Fault } from '@/ui/form/validate'
import type { FormWords } from '@/ui/form/words'
import { SentNotice } from '../sent-notice'

type FirstStepFormProps = {
  words: FormWords
  /** Address of the second step. */
  next: string
  /** Message for an address that has an account; `{email}` is the address. */
  known: { title: string; text: string; login: { text: string; href: string } }
  children: ReactNode
}

/** Checks whether the e-mail address is registered. Stores the typed values in this tab, not in the URL. */
export function FirstStepForm({ words, next, known, children }: FirstStepFormProps) {
  const router = useRouter()
  const [knownEmail, setKnownEmail] = useState('')
  if (knownEmail) {
    return (
      <SentNotice title={known.title} text={fill(known.text, { email: knownEmail })}>
        <a className={buttonClass()} href={known.login.href}>
          {known.login.text}
        </a>
      </SentNotice>
    )
  }
  return (
    <Form
      words={words}
      call="userExists"
      schema={async () => (await import('@/lib/contract/signup')).emailBody}
      read={(values) => ({ email: textOf(values, 'email') })}
      check={nameFaults}
      onDone={({ exists }, form) => {
        const values = new FormData(form)
        const email = canonicalEmail(textOf(values, 'email'))
        storeInTab({ email, firstName: textOf(values, 'firstName').trim() })
        if (exists) setKnownEmail(email)
        else router.push(next)
        return exists ? 'stays' : 'leaves'
      }}
    >
      {children}
    </Form>
  )
}

// The call takes the e-mail address only; the name is sent with the second step.
const nameFaults = (values: FormData): Fault[] =>
  textOf(values, 'firstName').trim() ? [] : [{ field: 'firstName', code: 'missingField' }]
