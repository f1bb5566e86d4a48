import { describe, expect, test } from '@jest/globals'
import type { BillingSummary } from '@krono/contract'
import { evaluateBilling } from '../../src/commerce/payments/subscriptions/evaluate-billing'

type Facts = Parameters<typeof evaluateBilling>[0]
type Living = NonNullable<Facts['living']>

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const at = day('2026-11-23')
const [gone, soon, far] = [day('2026-11-20'), day('2026-12-23'), day('2027-12-23')]

const living = (more: Partial<Living> = {}): Living => ({
  status: 'active',
  cancelAtPeriodEnd: false,
  nextCharge: soon,
  ...more,
})

/** A user who has nothing and owes nothing. */
const none: Facts = { at, paidUntil: null, living: undefined, causes: [], suspendedSince: null }

const evaluated = (facts: Partial<Facts>) => evaluateBilling({ ...none, ...facts })

/** Every combination of states. */
const everything = [null, gone, soon, far].flatMap((paidUntil) =>
  [null, gone].flatMap((suspendedSince) =>
    [
      undefined,
      ...['active', 'trialing', 'past_due', 'unpaid', 'paused'].flatMap((status) =>
        [false, true].flatMap((cancelAtPeriodEnd) =>
          [soon, far].map((nextCharge) => living({ status, cancelAtPeriodEnd, nextCharge })),
        ),
      ),
    ].map((one) => evaluated({ paidUntil, suspendedSince, living: one, causes: ['gift'] })),
  ),
)

const dayOf = (instant: string | null) => instant?.slice(0, 10) ?? null

describe('the end of the term and the next charge', () => {
  test.each<[string, Partial<Facts>, Partial<BillingSummary>]>([
    ['nothing', {}, { why: 'none' }],
    ['what was paid is over', { paidUntil: gone }, { why: 'none', paidUntil: null }],
    [
      'a year without a subscription',
      { paidUntil: far },
      { why: 'none', paidUntil: far.toISOString() },
    ],
    ['a month that renews', { paidUntil: soon, living: living() }, { why: 'renews' }],
    [
      'the same, seconds of Stripe’s apart: it is one day',
      { paidUntil: new Date(soon.getTime() - 3_599_999), living: living() },
      { why: 'renews', paidUntil: soon.toISOString(), nextCharge: soon.toISOString() },
    ],
    [
      'an hour apart they are two',
      { paidUntil: new Date(soon.getTime() - 3_600_000), living: living() },
      { why: 'later' },
    ],
    [
      'an hour apart the other way',
      { paidUntil: new Date(soon.getTime() + 3_600_000), living: living() },
      { why: 'ahead' },
    ],
    [
      'a gift put the charge off',
      { paidUntil: far, living: living({ status: 'trialing', nextCharge: far }), causes: ['gift'] },
      { why: 'renews', causes: ['gift'], nextCharge: far.toISOString() },
    ],
    [
      'more than Stripe can put off: nothing is explained by the gift',
      { paidUntil: far, living: living(), causes: ['gift'] },
      { why: 'ahead', causes: [] },
    ],
    [
      'what was given went back: a week’s notice',
      { living: living() },
      { why: 'later', paidUntil: null },
    ],
    [
      'canceled',
      { paidUntil: soon, living: living({ cancelAtPeriodEnd: true }) },
      { why: 'canceled', nextCharge: null, paidUntil: soon.toISOString() },
    ],
    [
      'owed',
      { paidUntil: gone, living: living({ status: 'past_due' }) },
      { why: 'owed', nextCharge: null },
    ],
    ['given up by Stripe', { living: living({ status: 'unpaid' }) }, { why: 'owed' }],
    [
      'owed and canceled: it is owed all the same',
      { living: living({ status: 'past_due', cancelAtPeriodEnd: true }) },
      { why: 'owed' },
    ],
    ['paused', { living: living({ status: 'paused' }) }, { why: 'suspended', nextCharge: null }],
    [
      'disputed, and nothing else',
      { suspendedSince: gone },
      { why: 'suspended', suspendedSince: gone.toISOString() },
    ],
    [
      'disputed, and the subscription goes on',
      { suspendedSince: gone, living: living() },
      { why: 'suspended', nextCharge: soon.toISOString() },
    ],
    [
      'disputed, and a gift is open meanwhile',
      { suspendedSince: gone, paidUntil: far, living: living({ nextCharge: far }) },
      { why: 'renews', suspendedSince: gone.toISOString() },
    ],
  ])('%s', (_what, facts, billingSummary) => {
    expect(evaluated(facts)).toMatchObject(billingSummary)
  })

  test('are the same day, or the cause is given', () => {
    const explained = ['ahead', 'later', 'suspended']
    const unexplained = everything.filter(
      ({ why, paidUntil, nextCharge }) =>
        nextCharge !== null && dayOf(paidUntil) !== dayOf(nextCharge) && !explained.includes(why),
    )
    expect(unexplained).toEqual([])
    expect(everything.filter(({ why }) => why === 'ahead').every(isOrdered)).toBe(true)
    expect(new Set(everything.map(({ why }) => why)).size).toBe(7)
  })

  test('are never in the past, and a canceled or owed subscription has no next charge', () => {
    const days = everything.flatMap(({ paidUntil, nextCharge }) => [paidUntil, nextCharge])
    expect(days.filter((one) => one !== null && one <= at.toISOString())).toEqual([])
    const ended = everything.filter(({ why }) => ['none', 'canceled', 'owed'].includes(why))
    expect(ended.filter(({ nextCharge }) => nextCharge !== null)).toEqual([])
    expect(everything.filter(({ why, causes }) => why !== 'renews' && causes.length > 0)).toEqual(
      [],
    )
  })
})

const isOrdered = ({ paidUntil, nextCharge }: BillingSummary) =>
  (nextCharge ?? '') < (paidUntil ?? '')
