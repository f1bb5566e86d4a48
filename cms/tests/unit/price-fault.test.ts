import { describe, expect, test } from '@jest/globals'
import type { FoundProduct } from '../../src/commerce/catalogue/product-row'
import {
  faultOfPrice,
  type StripePrice,
  wantedOf,
} from '../../src/commerce/payments/stripe/price-fault'
import { priceNote } from '../../src/commerce/payments/stripe/price-note'

const product: FoundProduct = {
  key: 'premium-month',
  kind: 'subscription',
  name: 'Havi előfizetés',
  unlocks: [],
  price: { amount: 300_000, currency: 'huf' },
  was: null,
  months: 1,
  plan: 'monthly',
  stripePrice: 'price_1',
}
const yearly: FoundProduct = { ...product, key: 'premium-year', months: 12, plan: 'yearly' }
const once: FoundProduct = { ...yearly, key: 'premium-year-discount', kind: 'term' }

const atStripe: StripePrice = {
  active: true,
  unit_amount: 300_000,
  currency: 'huf',
  recurring: { interval: 'month', interval_count: 1 },
}
const aYear: StripePrice = { ...atStripe, recurring: { interval: 'year', interval_count: 1 } }
const paidOnce: StripePrice = { ...atStripe, recurring: null }

describe('the Stripe price of a product', () => {
  test.each<[string, FoundProduct, StripePrice | undefined, string | undefined]>([
    ['is the same', product, atStripe, undefined],
    ['is the same by the year', yearly, aYear, undefined],
    ['is the same and paid once', once, paidOnce, undefined],
    ['is not there', product, undefined, 'gone'],
    ['is sold no more', product, { ...atStripe, active: false }, 'gone'],
    ['is a fillér less', product, { ...atStripe, unit_amount: 299_999 }, 'differs'],
    ['has no single amount', product, { ...atStripe, unit_amount: null }, 'differs'],
    ['is of another currency', product, { ...atStripe, currency: 'gbp' }, 'differs'],
    ['is charged by the year', product, aYear, 'differs'],
    ['is charged once', product, paidOnce, 'differs'],
    ['comes again, and is to be paid once', once, aYear, 'differs'],
    [
      'is charged every second month',
      product,
      { ...atStripe, recurring: { interval: 'month', interval_count: 2 } },
      'differs',
    ],
  ])('%s', (_what, of, price, fault) => {
    expect(faultOfPrice(price, wantedOf(of))).toBe(fault)
  })

  test.each<[Parameters<typeof priceNote>[0], string | null, string | null]>([
    [undefined, null, null],
    [{ product, atStripe }, null, null],
    [
      { product, atStripe: { ...atStripe, unit_amount: 350_000 }, fault: 'differs' },
      'Itt 3 000 Ft havonta, a Stripe-nál 3 500 Ft havonta.',
      'Here Ft 3,000 a month, at Stripe Ft 3,500 a month.',
    ],
    [
      {
        product: yearly,
        atStripe: {
          ...atStripe,
          currency: 'usd',
          recurring: { interval: 'week', interval_count: 2 },
        },
        fault: 'differs',
      },
      'Itt 3 000 Ft évente, a Stripe-nál 3000 USD 2 × week.',
      'Here Ft 3,000 a year, at Stripe 3000 USD 2 × week.',
    ],
    [
      { product: once, atStripe: undefined, fault: 'gone' },
      'A Stripe nem ismeri ezt az árat',
      'Stripe does not know this price',
    ],
    ['unchecked', 'A Stripe most nem felelt.', 'Stripe did not answer just now.'],
  ])('is reported to the editor', (checked, hun, eng) => {
    const notes = (['hun', 'eng'] as const).map((language) => priceNote(checked, language))
    const spaces = notes.map((note) => note?.replaceAll('\u00A0', ' ') ?? null)
    for (const [index, words] of [hun, eng].entries()) {
      if (words === null) expect(spaces[index]).toBeNull()
      else expect(spaces[index]).toContain(words)
    }
  })
})
