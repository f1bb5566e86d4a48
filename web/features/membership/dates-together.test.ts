import { describe, expect, test } from '@jest/globals'
import type { BillingSummary, Subscription } from '@krono/contract'
import { formatLongDateOf } from '@/base/text/format'
import { cancelText, chargeOf, troubleOf, whyThen } from './charge-words'
import { membershipDay } from './membership-day'

const [soon, far] = ['2026-12-23T12:00:00.000Z', '2027-12-23T12:00:00.000Z'] as const
const grace = '2026-11-30T12:00:00.000Z'

const billingSummary = (more: Partial<BillingSummary>): BillingSummary => ({
  why: 'none',
  paidUntil: null,
  nextCharge: null,
  causes: [],
  suspendedSince: null,
  ...more,
})

const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  plan: 'monthly',
  price: { amount: 300_000, currency: 'huf' },
  currentPeriodEnd: soon,
  state: 'active',
  isCanceled: false,
  graceUntil: null,
  ...more,
})

const owing = { state: 'pastDue', graceUntil: grace } as const
const canceled = { state: 'canceled', isCanceled: true } as const

/** All combinations that the cms returns for the two days (its evaluate-billing.test covers the rule). */
const rows: [string, BillingSummary, Subscription, shown: string[]][] = [
  [
    'a month',
    billingSummary({ why: 'renews', paidUntil: soon, nextCharge: soon }),
    subscription(),
    [soon],
  ],
  [
    'put off by a year and a code',
    billingSummary({
      why: 'renews',
      paidUntil: far,
      nextCharge: far,
      causes: ['extension', 'coupon'],
    }),
    subscription({ currentPeriodEnd: far }),
    [far],
  ],
  [
    'put off as far as it goes',
    billingSummary({ why: 'ahead', paidUntil: far, nextCharge: soon }),
    subscription(),
    [soon, far],
  ],
  [
    'something went back',
    billingSummary({ why: 'later', nextCharge: soon }),
    subscription(),
    [soon],
  ],
  [
    'a little is left of what went back',
    billingSummary({ why: 'later', paidUntil: grace, nextCharge: soon }),
    subscription(),
    [soon],
  ],
  [
    'canceled',
    billingSummary({ why: 'canceled', paidUntil: soon }),
    subscription(canceled),
    [soon],
  ],
  [
    'canceled, and more was given',
    billingSummary({ why: 'canceled', paidUntil: far }),
    subscription(canceled),
    [far],
  ],
  ['canceled with nothing left', billingSummary({ why: 'canceled' }), subscription(canceled), []],
  ['owed', billingSummary({ why: 'owed' }), subscription(owing), [grace]],
  [
    'owed and canceled',
    billingSummary({ why: 'owed' }),
    subscription({ ...owing, isCanceled: true }),
    [grace],
  ],
  [
    'owed, and a gift is open',
    billingSummary({ why: 'owed', paidUntil: far }),
    subscription(owing),
    [grace, far],
  ],
  [
    'a bank asks for it',
    billingSummary({ why: 'suspended', nextCharge: soon, suspendedSince: grace }),
    subscription(),
    [soon],
  ],
]

/** All texts about days on one page of the profile. */
function page(of: BillingSummary, subscribed: Subscription): string {
  const charged = { subscription: subscribed, billingSummary: of }
  const day = membershipDay(of)
  return [
    day && formatLongDateOf(day.on),
    troubleOf(charged),
    chargeOf(charged)?.value,
    whyThen(of),
  ].join('\n')
}

const daysIn = (text: string) =>
  [soon, far, grace].filter((day) => text.includes(formatLongDateOf(day)))

describe('paid until and next charge on one page', () => {
  test.each(rows)('%s', (_what, of, subscribed, shown) => {
    expect(daysIn(page(of, subscribed)).sort()).toEqual([...shown].sort())
  })

  test('are two days only if the page explains why', () => {
    for (const [, of, subscribed] of rows.filter(([, { why }]) => why !== 'owed')) {
      if (daysIn(page(of, subscribed)).length < 2) continue
      expect(of.why).toBe('ahead')
      expect(whyThen(of)).toContain(formatLongDateOf(far))
    }
  })

  test('the cause of a postponed charge is named', () => {
    const why = whyThen(
      billingSummary({ why: 'renews', nextCharge: far, causes: ['gift', 'extension'] }),
    )
    expect(why).toMatch(/ajándék.*hosszabbítás/)
    expect(whyThen(billingSummary({ why: 'renews', nextCharge: far }))).toBeUndefined()
    expect(whyThen(billingSummary({ why: 'canceled', causes: [] }))).toBeUndefined()
  })

  test('a debt is shown in every state, with its amount after a cancellation', () => {
    const owed = billingSummary({ why: 'owed' })
    for (const isCanceled of [false, true]) {
      const one = subscription({ ...owing, isCanceled })
      expect(troubleOf({ subscription: one, billingSummary: owed })).toContain(
        formatLongDateOf(grace),
      )
      expect(chargeOf({ subscription: one, billingSummary: owed })?.value).toMatch(/3.000/)
    }
    expect(troubleOf({ subscription: subscription(), billingSummary: owed })).toBeUndefined()
    // A paused subscription gives no access and has no date.
    const paused = {
      subscription: subscription(owing),
      billingSummary: billingSummary({ why: 'suspended' }),
    }
    expect(daysIn(troubleOf(paused) ?? '')).toEqual([])
    expect(troubleOf(paused)).toContain('szünetel')
  })

  test('the cancellation text has the day until which access lasts, or says that there is none', () => {
    const active = subscription()
    const left = cancelText({
      subscription: active,
      billingSummary: billingSummary({ paidUntil: far }),
    })
    expect(daysIn(left)).toEqual([far])
    const none = cancelText({ subscription: active, billingSummary: billingSummary({}) })
    expect(daysIn(none)).toEqual([])
    const debt = cancelText({
      subscription: subscription(owing),
      billingSummary: billingSummary({}),
    })
    expect(daysIn(debt)).toEqual([grace])
    expect(debt).toMatch(/3.000/)
    const both = cancelText({
      subscription: subscription(owing),
      billingSummary: billingSummary({ paidUntil: far }),
    })
    expect(daysIn(both)).toEqual([far, grace])
  })
})
