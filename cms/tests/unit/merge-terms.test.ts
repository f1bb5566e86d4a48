import { describe, expect, test } from '@jest/globals'
import { mergeTerms, type Term } from '../../src/commerce/entitlements/merge-terms'
import { projectionOf } from '../../src/commerce/entitlements/projection'

const term: Term = {
  orderId: null,
  from: '2026-01-10T09:00:00Z',
  months: 1,
  days: null,
  seconds: null,
  plan: 'monthly',
  state: 'active',
}
const week: Term = { ...term, months: null, days: 7, plan: null }
const year: Term = { ...term, months: 12, plan: 'yearly' }

describe('the end of premium', () => {
  test.each<[string, Term[], string | null, Term['plan']]>([
    ['no terms', [], null, null],
    ['a month', [term], '2026-02-10T09:00:00.000Z', 'monthly'],
    [
      'a month at half past midnight in Budapest',
      [{ ...term, from: '2026-02-28T23:30:00Z' }],
      '2026-03-31T22:30:00.000Z',
      'monthly',
    ],
    ['a week after a month', [term, week], '2026-02-17T09:00:00.000Z', 'monthly'],
    ['a year after a month', [term, year], '2027-02-10T09:00:00.000Z', 'yearly'],
    ['a month after a year', [year, term], '2027-02-10T09:00:00.000Z', 'monthly'],
    [
      'what comes later than the one before ended',
      [term, { ...term, from: '2026-05-01T08:00:00Z' }],
      '2026-06-01T08:00:00.000Z',
      'monthly',
    ],
    ['seconds', [{ ...term, months: null, seconds: 90 }], '2026-01-10T09:01:30.000Z', 'monthly'],
    [
      'what came first, revoked',
      [{ ...year, state: 'revoked' }, term],
      '2026-02-10T09:00:00.000Z',
      'monthly',
    ],
    [
      'what came last, suspended',
      [term, { ...year, state: 'suspended' }],
      '2026-02-10T09:00:00.000Z',
      'monthly',
    ],
    ['all of it revoked', [{ ...term, state: 'revoked' }], null, null],
  ])('%s', (_what, terms, paidUntil, plan) => {
    expect(mergeTerms(terms)).toEqual({ paidUntil: paidUntil && new Date(paidUntil), plan })
    const isPaidUser = paidUntil !== null
    expect(projectionOf(terms)).toEqual({ isPaidUser, paidUserExpire: paidUntil, plan })
  })
})
