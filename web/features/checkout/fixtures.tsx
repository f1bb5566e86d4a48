import type { ComponentProps } from 'react'
import type { Quote } from '@/lib/contract/checkout'
import { BillingInputs } from './billing-inputs'
import { Checkout } from './checkout'
import { checkoutWords } from './checkout-words'

const gbp = (amount: number) => ({ amount, currency: 'gbp' as const })

/** The price of a year, in pence, with a discount. */
export const yearWith = (discount: number): Quote => ({
  price: gbp(7990),
  discount: gbp(discount),
  total: gbp(7990 - discount),
  renewal: gbp(7990),
  startsAt: '2026-11-22T10:00:00.000Z',
  endsAt: '2027-11-22T10:00:00.000Z',
  nextCharge: null,
})

/** A visitor's order of a year of premium. */
export function YearCheckout(props: Partial<ComponentProps<typeof Checkout>>) {
  return (
    <Checkout
      product="premium-year"
      first={{ quote: yearWith(0) }}
      coupons={[]}
      words={checkoutWords('/order/premium-year')}
      order={<p>A year of premium</p>}
      billing={{ isWanted: false, fields: <BillingInputs /> }}
      terms="It begins at once."
      priceNote="With tax."
      today="2026-11-22"
      {...props}
    />
  )
}
