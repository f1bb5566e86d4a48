'use client'

import type { ReactNode } from 'react'
import { leaveTo } from '@/client/pending-requests'
import { personNameLength } from '@/lib/contract/account-fields'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { billingIn } from '../checkout/billing-in'
import { BillingPart } from '../checkout/billing-part'

export type PayFormWords = Record<
  'name' | 'email' | 'emailHint' | 'wantsBilling' | 'billing',
  string
> & { form: FormWords }

type PayFormProps = {
  token: string
  words: PayFormWords
  /** Values of a member's profile. */
  known: Record<'name' | 'email', string>
  billing: ReactNode
  /** Content above the button. */
  children: ReactNode
}

/** Data of the payer; the button leads to Stripe's page. */
export const PayForm = ({ token, words, known, billing, children }: PayFormProps) => (
  <Form
    words={words.form}
    call="payLink"
    schema={async () => (await import('@/lib/contract/back-office/pay-links')).payLinkPayment}
    read={(values) => ({
      token,
      name: textOf(values, 'name'),
      email: textOf(values, 'email'),
      ...billingIn(values),
    })}
    onDone={({ url }) => {
      leaveTo(url)
      return 'leaves'
    }}
  >
    <Field
      name="name"
      label={words.name}
      defaultValue={known.name}
      maxLength={personNameLength}
      autoComplete="name"
      required
    />
    <Field
      name="email"
      type="email"
      label={words.email}
      hint={words.emailHint}
      defaultValue={known.email}
      maxLength={254}
      autoComplete="email"
      required
    />
    <BillingPart words={words} isWanted={false}>
      {billing}
    </BillingPart>
    {children}
  </Form>
)
