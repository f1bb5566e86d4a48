'use client'

import type { ReactNode } from 'react'
import { billingFields } from '@/components/billing/billing-fields'
import { Form } from '@/components/form/form'
import { textOf } from '@/components/form/read-values'
import { userUpdateSchema } from '@/components/form/user-update-schema'
import type { FormWords } from '@/components/form/words'

/** Saves the address for invoices. */
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
