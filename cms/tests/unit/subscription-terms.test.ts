import { describe, expect, test } from '@jest/globals'
import {
  changedTerms,
  periodEndOf,
  withTerms,
} from '../../src/commerce/payments/subscriptions/subscription-terms'

const monthly = { productKey: 'premium-month', amount: 300_000, name: 'Havi' } as const
const yearly = { productKey: 'premium-year', amount: 3_000_000, name: null } as const
const items = (id: string) => ({ items: { data: [{ price: { id } }] } })

describe('the agreed terms of a subscription', () => {
  test('a change of plan is read from Stripe’s metadata, complete or not at all', () => {
    const metadata = { product: 'premium-year', amount: '3000000', name: 'Éves' }
    const terms = { productKey: 'premium-year', amount: 3_000_000, name: 'Éves' }
    expect(changedTerms({ metadata })).toEqual(terms)
    const { name: _, ...nameless } = metadata
    expect(changedTerms({ metadata: nameless })).toEqual({ ...terms, name: null })
    const brokenOnes: Record<string, string>[] = [
      {},
      { ...metadata, product: 'premium-century' },
      { ...metadata, amount: '' },
      { ...metadata, amount: '-1' },
      { ...metadata, amount: '12.5' },
      { product: 'premium-year' },
    ]
    for (const broken of brokenOnes) {
      expect(changedTerms({ metadata: broken })).toBeUndefined()
    }
  })

  test('a new price discards the terms agreed for an older one', () => {
    const first = withTerms(null, items('price_1'), monthly)
    const second = withTerms(first, items('price_2'), yearly)
    expect(second).toEqual({ price_1: monthly, price_2: yearly })
    expect(withTerms(second, items('price_1'), yearly)).toEqual({
      price_1: yearly,
      price_2: yearly,
    })
    expect(withTerms(second, { items: { data: [] } }, monthly)).toEqual(second)
  })

  test('the current period ends with the last item, never before it began', () => {
    const at = (...ends: number[]) =>
      periodEndOf({
        start_date: 100,
        items: { data: ends.map((current_period_end) => ({ current_period_end })) },
      }).getTime()
    expect([at(), at(50), at(300, 200)]).toEqual([100_000, 100_000, 300_000])
  })
})
