'use client'

import { type ReactNode, useState } from 'react'
import { fill } from '@/base/text/fill'
import { SentNotice } from '@/features/account/sent-notice'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'

type ForgotFormProps = {
  words: FormWords
  /** Where the link in the e-mail redirects afterwards. */
  redirectUrl: string | undefined
  /** `{email}` is replaced by the address. */
  sent: { title: string; text: string; steps: string[] }
  aside: ReactNode
  children: ReactNode
}

/** Requests a link for a new password. The confirmation does not reveal whether the account exists. */
export function ForgotForm({ words, redirectUrl, sent, aside, children }: ForgotFormProps) {
  const [email, setEmail] = useState('')
  if (email) {
    return (
      <SentNotice title={sent.title} text={fill(sent.text, { email })}>
        <ol>
          {sent.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {aside}
      </SentNotice>
    )
  }
  return (
    <Form
      words={words}
      aside={aside}
      call="forgotPassword"
      schema={async () => (await import('@/lib/contract/password')).forgotPasswordQuery}
      read={(values) => ({ email: textOf(values, 'email'), ...(redirectUrl && { redirectUrl }) })}
      onDone={(answer) => {
        setEmail(answer.email)
        return 'stays'
      }}
    >
      {children}
    </Form>
  )
}
