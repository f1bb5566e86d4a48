import { expect, test } from '@jest/globals'
import { monthlyPrice, savingOf, sharedUnlocks } from './plan-figures'

const huf = (amount: number, months: number | null) =>
  ({ price: { amount, currency: 'huf' }, months }) as const
const gbp = (amount: number, months: number | null) =>
  ({ price: { amount, currency: 'gbp' }, months }) as const

test.each([
  [huf(3_000_000, 12), 250_000],
  [huf(2_000_000, 12), 166_700],
  [gbp(7990, 12), 666],
  [huf(300_000, 1), undefined],
  [huf(299_000, null), undefined],
])('the monthly price of %j is %s', (term, amount) => {
  expect(monthlyPrice(term)?.amount).toBe(amount)
})

test.each([
  [huf(3_000_000, 12), huf(300_000, 1), 600_000],
  [gbp(7990, 12), gbp(799, 1), 1598],
  [huf(3_600_000, 12), huf(300_000, 1), undefined],
  [huf(3_700_000, 12), huf(300_000, 1), undefined],
  [gbp(7990, 12), huf(300_000, 1), undefined],
  [huf(3_000_000, 12), undefined, undefined],
])('%j compared with %j saves %s', (term, month, amount) => {
  expect(savingOf(term, month)?.amount).toBe(amount)
})

const plan = (key: string, ...unlocks: string[]) => ({ key, unlocks })

test.each([
  ['of two plans', [plan('year', 'texts', 'long'), plan('month', 'texts', 'short')], ['texts']],
  ['of three', [plan('year', 'a', 'b'), plan('month', 'b', 'a'), plan('gift', 'b')], ['b']],
  [
    'beside an extension',
    [plan('premium-year-extension', 'more'), plan('year', 'a'), plan('month', 'a')],
    ['a'],
  ],
  ['of one alone', [plan('year', 'a')], []],
  ['of none', [], []],
])('common benefits %s are shown once', (_, plans, shared) => {
  expect(sharedUnlocks(plans)).toEqual(shared)
})
