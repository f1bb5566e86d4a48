import { newId } from '../ids.ts'
import type { Customer, Metadata } from '../types.ts'

export const customerOf = ({
  created,
  email,
  name,
  locales,
  metadata,
}: {
  created: number
  email: string | null
  name: string | null
  locales: string[]
  metadata: Metadata
}): Customer => ({
  id: newId('cus', 14),
  object: 'customer',
  address: null,
  balance: 0,
  created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email,
  invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata,
  name,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: locales,
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})
