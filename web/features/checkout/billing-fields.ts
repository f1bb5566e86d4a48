import type { ComponentProps } from 'react'

type BillingRow = Pick<ComponentProps<'input'>, 'autoComplete' | 'type' | 'maxLength'> & {
  name: string
}

/** Fields of a billing address; the names are the contract's. */
export const billingFields = [
  { name: 'fullName', autoComplete: 'billing name', maxLength: 120 },
  { name: 'email', autoComplete: 'billing email', type: 'email', maxLength: 254 },
  { name: 'postalCode', autoComplete: 'billing postal-code', maxLength: 20 },
  { name: 'city', autoComplete: 'billing address-level2', maxLength: 80 },
  { name: 'address', autoComplete: 'billing street-address', maxLength: 160 },
  { name: 'phone', autoComplete: 'billing tel', type: 'tel', maxLength: 40 },
] as const satisfies readonly BillingRow[]

export type BillingName = (typeof billingFields)[number]['name']
