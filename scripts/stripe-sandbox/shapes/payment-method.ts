import { newId } from '../ids.ts'
import type { PaymentMethod } from '../types.ts'

/**
 * The cards of the sandbox, by the last digits of Stripe's test cards: one pays; one can be stored but refuses every
 * payment; one requires 3-D Secure each time. The last one pays days later: in Stripe only bank debits and vouchers do
 * that, which have other shapes; for the product it makes no difference.
 */
export const cards = { good: '4242', failing: '0341', asking: '3184', later: '0000' } as const

export type Card = keyof typeof cards

const is = (card: Card) => (method: PaymentMethod | undefined) =>
  method?.card?.last4 === cards[card]

export const pays = is('good')
export const asks = is('asking')
export const paysLater = is('later')

export const paymentMethodOf = ({
  created,
  customer,
  email,
  card,
}: {
  created: number
  customer: string | null
  email: string | null
  card: Card
}): PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: { address: null, email, name: null, phone: null, tax_id: null },
  card: {
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'HU',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2034,
    fingerprint: newId('x', 16).slice(2),
    funding: 'credit',
    generated_from: null,
    last4: cards[card],
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
})
