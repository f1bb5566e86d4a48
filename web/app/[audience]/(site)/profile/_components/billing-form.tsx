'use client'

import type { ReactNode } from 'react'
import { userUpdateSchema } from '@/features/account/user-update-schema'
import { billingFields } from '@/features/checkout/billing-fields'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'

/** Saves the billing address. */
export function BillingForm(props: { words: FormWords; children: ReactNode }) {
  return (
    <Form
      {...props}
      look="quiet"
      call="updateUser"
      schema={userUpdateSchema}
      read={(values) => ({
        billingInformation: Object.fromEntries(
          billingFields.map(({ name }) => [name, textOf(values, `billingInformation.${name}`)]),
        ),
      })}
      onDone={() => 'stays'}
    />
  )
}
