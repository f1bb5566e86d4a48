import { expect, test } from '@jest/globals'
import { formatSigned } from './signed'

test.each([
  [52.3, ',', '+52,3'],
  [-12, ',', '−12,0'],
  [0, '.', '0.0'],
  [100, '.', '+100.0'],
])('%d with the decimal mark %s is formatted as %s', (value, mark, text) => {
  expect(formatSigned(value, mark)).toBe(text)
})
