import { describe, expect, test } from '@jest/globals'
import type { FoundProduct } from '../../src/catalogue/product-row'
import { faultOfPrice, type ToldPrice, wantedOf } from '../../src/payments/price-fault'
import { priceNote } from '../../src/payments/price-note'

const product: FoundProduct = {
  key: 'premium-month',
  kind: 'subscription',
  name: 'Havi előfizetés',
  unlocks: [],
  price: { amount: 300_000, currency: 'huf' },
  months: 1,
  plan: 'monthly',
  stripePrice: 'price_1',
}
const yearly: FoundProduct = { ...product, key: 'premium-year', months: 12, plan: 'yearly' }
const once: FoundProduct = { ...yearly, key: 'premium-year-discount', kind: 'term' }

const told: ToldPrice = {
  active: true,
  unit_amount: 300_000,
  currency: 'huf',
  recurring: { interval: 'month', interval_count: 1 },
}
const aYear: ToldPrice = { ...told, recurring: { interval: 'year', interval_count: 1 } }
const paidOnce: ToldPrice = { ...told, recurring: null }

describe('a price of Stripe’s that a product names', () => {
  test.each<[string, FoundProduct, ToldPrice | undefined, string | undefined]>([
    ['is the same', product, told, undefined],
    ['is the same by the year', yearly, aYear, undefined],
    ['is the same and paid once', once, paidOnce, undefined],
    ['is not there', product, undefined, 'gone'],
    ['is sold no more', product, { ...told, active: false }, 'gone'],
    ['is a fillér less', product, { ...told, unit_amount: 299_999 }, 'differs'],
    ['has no single amount', product, { ...told, unit_amount: null }, 'differs'],
    ['is of another currency', product, { ...told, currency: 'gbp' }, 'differs'],
    ['is charged by the year', product, aYear, 'differs'],
    ['is charged once', product, paidOnce, 'differs'],
    ['comes again, and is to be paid once', once, aYear, 'differs'],
    [
      'is charged every second month',
      product,
      { ...told, recurring: { interval: 'month', interval_count: 2 } },
      'differs',
    ],
  ])('%s', (_what, of, price, fault) => {
    expect(faultOfPrice(price, wantedOf(of))).toBe(fault)
  })

  test.each<[Parameters<typeof priceNote>[0], string | null, string | null]>([
    [undefined, null, null],
    [{ product, told }, null, null],
    [
      { product, told: { ...told, unit_amount: 350_000 }, fault: 'differs' },
      'Itt 3 000 Ft havonta, a Stripe-nál 3 500 Ft havonta.',
      'Here Ft 3,000 a month, at Stripe Ft 3,500 a month.',
    ],
    [
      {
        product: yearly,
        told: { ...told, currency: 'usd', recurring: { interval: 'week', interval_count: 2 } },
        fault: 'differs',
      },
      'Itt 3 000 Ft évente, a Stripe-nál 3000 USD 2 × week.',
      'Here Ft 3,000 a year, at Stripe 3000 USD 2 × week.',
    ],
    [
      { product: once, told: undefined, fault: 'gone' },
      'A Stripe nem ismeri ezt az árat',
      'Stripe does not know this price',
    ],
    ['unchecked', 'A Stripe most nem felelt.', 'Stripe did not answer just now.'],
  ])('is told to the editor', (checked, hun, eng) => {
    const said = (['hun', 'eng'] as const).map((language) => priceNote(checked, language))
    const spaces = said.map((note) => note?.replaceAll('\u00A0', ' ') ?? null)
    for (const [index, words] of [hun, eng].entries()) {
      if (words === null) expect(spaces[index]).toBeNull()
      else expect(spaces[index]).toContain(words)
    }
  })
})
