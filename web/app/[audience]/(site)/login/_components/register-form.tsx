'use client'

import { type ReactNode, useState } from 'react'
import { SentNotice } from '@/features/account/sent-notice'
import { chosenSoFar } from '@/features/analysis/order/stored-people'
import { PlainForm } from '@/ui/form/plain-form'
import { dateOf, isTicked, textOf } from '@/ui/form/read-values'
import { readFromTab, storeInTab } from '@/ui/form/tab-values'
import type { Fault } from '@/ui/form/validate'
import type { FormWords } from '@/ui/form/words'
import { useLocal } from '@/ui/local/local'

type RegisterFormProps = {
  words: FormWords
  /** `YYYY-MM-DD`, the latest birth date */
  today: string
  /** Where the link in the e-mail redirects afterwards. */
  emailPath: string | undefined
  /** The target is the order of an analysis: its people are sent with the registration. */
  isAnalysis: boolean
  /** The confirmation after the registration; `{email}` is replaced by the address. */
  sent: { title: string; text: string }
  /** The next steps, below it. */
  next: ReactNode
  children: ReactNode
}

/** Creates an account and sends a confirmation e-mail. */
export function RegisterForm(props: RegisterFormProps) {
  const { words, today, emailPath, isAnalysis, sent, next, children } = props
  const { order } = useLocal()
  const [email, setEmail] = useState('')
  if (email) {
    return (
      <SentNotice title={sent.title} text={sent.text.replace('{email}', () => email)}>
        {next}
      </SentNotice>
    )
  }
  return (
    <PlainForm
      words={words}
      call="signup"
      schema={async () => (await import('@/lib/contract/signup')).signupBody(today)}
      read={(values) => {
        const birthDate = dateOf(values, 'birthDate', order)
        const chosenPeople = isAnalysis ? chosenSoFar(today) : []
        return {
          ...bodyOf(values),
          birthDate,
          ...(emailPath && { redirectUrl: emailPath }),
          ...(chosenPeople.length > 0 && { chosenPeople }),
        }
      }}
      check={missingNames}
      onDone={(answer) => {
        storeInTab({ email: answer.email, birthDate: '', firstName: '', lastName: '' })
        setEmail(answer.email)
        return 'stays'
      }}
    >
      {children}
    </PlainForm>
  )
}

/** The names are required here, so that the first page does not redirect to the profile (spec §2, "Route guards"). */
const missingNames = (values: FormData): Fault[] =>
  (['firstName', 'lastName'] as const)
    .filter((field) => !textOf(values, field).trim())
    .map((field) => ({ field, code: 'missingField' }))

function bodyOf(values: FormData) {
  // A code from a link is more reliable than a choice from the list.
  const referralSource = readFromTab('referralCode') ?? textOf(values, 'referralSource')
  return {
    email: textOf(values, 'email'),
    password: textOf(values, 'password'),
    // The contract accepts only `true`; it refuses an unchecked box.
    privacyPolicy: isTicked(values, 'privacyPolicy') as true,
    newsLetter: isTicked(values, 'newsLetter'),
    referralSource: referralSource.slice(0, 120),
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
  }
}
