import { expect, test } from '@jest/globals'
import { amountIn, wholeIn } from './typed-numbers'

const typed = (text: string) => {
  const values = new FormData()
  values.set('x', text)
  return values
}

test.each([
  ['12000', 12_000, 1_200_000],
  [' 12 000 ', 12_000, 1_200_000],
  ['12\u00a0000', 12_000, 1_200_000],
  ['12\u202f000', 12_000, 1_200_000],
  ['1.000', Number.NaN, Number.NaN],
  ['1,000', Number.NaN, Number.NaN],
  ['1e3', Number.NaN, Number.NaN],
  ['-3', Number.NaN, Number.NaN],
  ['12,5', Number.NaN, 1250],
  ['19.99', Number.NaN, 1999],
  ['12 000 Ft', Number.NaN, 1_200_000],
  ['', undefined, undefined],
  ['sok', Number.NaN, Number.NaN],
])('%j is %j, and as an amount %j', (text, number, amount) => {
  expect(wholeIn(typed(text), 'x')).toBe(number)
  expect(amountIn(typed(text), 'x')).toBe(amount)
})
