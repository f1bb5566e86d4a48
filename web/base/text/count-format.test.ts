import { expect, test } from '@jest/globals'
import { boundText, countFormat } from './count-format'

test.each([
  [99_999, false, '99 999'],
  [100_000, false, '100 000'],
  [100_000, true, '100 000+'],
])('%i, a lower bound: %s, is shown as %s', (count, isMinimum, text) => {
  expect(boundText(countFormat('hu').format(count), isMinimum).replace(/\s/g, ' ')).toBe(text)
})
