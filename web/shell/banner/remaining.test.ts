import { expect, test } from '@jest/globals'
import { remainingOf } from './remaining'

const second = 1000
const day = 86_400 * second

test.each([
  ['the end', 0, '0 00 00 00'],
  ['a past end', -day, '0 00 00 00'],
  ['the last second', 999, '0 00 00 00'],
  ['one second', second, '0 00 00 01'],
  ['just under a minute', 60 * second - 1, '0 00 00 59'],
  ['a minute', 60 * second, '0 00 01 00'],
  ['just under a day', day - 1, '0 23 59 59'],
  ['a day', day, '1 00 00 00'],
  ['a month and a bit', 30 * day + 3_723_456, '30 01 02 03'],
  ['a year', 365 * day, '365 00 00 00'],
])('the remaining time of %s', (_what, timeMs, written) => {
  expect(remainingOf(timeMs).join(' ')).toBe(written)
})
