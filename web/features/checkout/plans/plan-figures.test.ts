import { expect, test } from '@jest/globals'
import { monthlyPrice, savingOf } from './plan-figures'

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
])('of %j a month costs %s', (term, amount) => {
  expect(monthlyPrice(term)?.amount).toBe(amount)
})

test.each([
  [huf(3_000_000, 12), huf(300_000, 1), 600_000],
  [gbp(7990, 12), gbp(799, 1), 1598],
  [huf(3_600_000, 12), huf(300_000, 1), undefined],
  [huf(3_700_000, 12), huf(300_000, 1), undefined],
  [gbp(7990, 12), huf(300_000, 1), undefined],
  [huf(3_000_000, 12), undefined, undefined],
])('%j beside %j saves %s', (term, month, amount) => {
  expect(savingOf(term, month)?.amount).toBe(amount)
})
