import { expect, test } from '@jest/globals'
import { amountIn, numberIn } from './typed-numbers'

const typed = (text: string) => {
  const values = new FormData()
  values.set('x', text)
  return values
}

test.each([
  ['12000', 12_000, 1_200_000],
  [' 12 000 ', 12_000, 1_200_000],
  ['12,5', 12.5, 1250],
  ['19.99', 19.99, 1999],
  ['12 000 Ft', Number.NaN, 1_200_000],
  ['', undefined, undefined],
  ['sok', Number.NaN, Number.NaN],
])('%j is %j, and as an amount %j', (text, number, amount) => {
  expect(numberIn(typed(text), 'x')).toBe(number)
  expect(amountIn(typed(text), 'x')).toBe(amount)
})
