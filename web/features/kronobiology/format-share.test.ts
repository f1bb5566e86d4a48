import { expect, test } from '@jest/globals'
import { decimalMark } from '../cycles/local-reading'
import { formatShare } from './format-share'

test.each([
  [0.314, true, '+0.31'],
  [-0.05, true, '−0.05'],
  [0.001, true, '0.00'],
  [-0.004, true, '0.00'],
  [1, true, '+1.00'],
  [1, false, '1.00'],
  [0.347, false, '0.35'],
  [0.0994, false, '0.099'],
  [0.0421, false, '0.042'],
  [0.0004, false, '0.001'],
])('%d (signed: %s) is %s', (value, signed, text) => {
  expect(formatShare(value, { signed })).toBe(text.replace('.', decimalMark))
})
