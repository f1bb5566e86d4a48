import type { CheckoutBody } from '@/lib/contract/checkout'
import { isTicked, textOf } from '@/ui/form/read-values'
import type { BillingName } from './billing-fields'

/** Billing data of a form; nothing when they are not wanted on the receipt. */
export function billingIn(values: FormData): Pick<CheckoutBody, 'billing'> {
  if (!isTicked(values, 'wantsBilling')) return {}
  const typed = (name: BillingName) => textOf(values, `billing.${name}`)
  return {
    billing: {
      fullName: typed('fullName'),
      email: typed('email'),
      postalCode: typed('postalCode'),
      city: typed('city'),
      address: typed('address'),
      phone: typed('phone'),
    },
  }
}
