import { describe, expect, test } from '@jest/globals'
import { causesOf } from '../../src/commerce/entitlements/causes-of'

type Facts = Parameters<typeof causesOf>[0]
type Term = Facts['terms'][number]

const at = new Date('2026-11-23T12:00:00Z')

const term = (id: number, more: Partial<Term> = {}): Term => ({
  id,
  sourceKey: `order:${id}`,
  kind: 'term',
  thingId: null,
  item: null,
  userId: 7,
  orderId: id,
  parentId: null,
  ownState: 'active',
  state: 'active',
  stateSince: at.toISOString(),
  from: at,
  until: null,
  months: 1,
  days: null,
  seconds: null,
  plan: 'monthly',
  ...more,
})

const orders: Facts['orders'] = [
  { id: 1, productKey: 'premium-month', subscriptionId: 'sub_1' },
  { id: 2, productKey: 'premium-year-extension', subscriptionId: null },
  { id: 3, productKey: 'premium-year-discount', subscriptionId: null },
  { id: 4, productKey: 'premium-year', subscriptionId: null },
  { id: 5, productKey: 'premium-month', subscriptionId: 'sub_0' },
]

const causes = (terms: readonly Term[], subscriptionId: string | undefined = 'sub_1') =>
  causesOf({ terms, orders, subscriptionId, at })

describe('causes of a deferred charge', () => {
  test.each<[string, Term[], string[]]>([
    ['its own charges', [term(1)], []],
    ['an extension', [term(1), term(2)], ['extension']],
    ['a year of a campaign', [term(1), term(3)], ['year']],
    ['a gift, paid by another user', [term(1), term(4, { sourceKey: 'gift:9' })], ['gift']],
    ['days of a code', [term(1), term(6, { sourceKey: 'coupon:3', orderId: null })], ['coupon']],
    ['another subscription that was paid ahead', [term(5), term(1)], ['year']],
    [
      'two gifts are one cause',
      [term(4, { sourceKey: 'gift:8' }), term(4, { sourceKey: 'gift:9' })],
      ['gift'],
    ],
    ['one that rests puts nothing off', [term(1), term(2, { state: 'suspended' })], []],
  ])('%s', (_what, terms, found) => {
    expect(causes(terms)).toEqual(found)
  })

  test('an expired term is no cause, to the second', () => {
    const over = (ms: number) =>
      term(2, { months: null, seconds: 60, from: new Date(at.getTime() - 60_000 + ms) })
    expect(causes([over(0)])).toEqual([])
    expect(causes([over(1000)])).toEqual(['extension'])
  })

  test('no charge is deferred without a subscription', () => {
    expect(causesOf({ terms: [term(2)], orders, subscriptionId: undefined, at })).toEqual([])
  })
})
