import { expect, test } from '@jest/globals'
import { shortInstant } from './short-instant'

const now = new Date('2026-11-25T21:00:00Z')
const forms = {
  intl: 'hu-HU',
  timeZone: 'Europe/Budapest',
  today: 'ma {time}',
  yesterday: 'tegnap',
}

test.each([
  ['2026-11-25T08:12:00Z', 'ma 9:12'],
  // After midnight in the deployment's time zone.
  ['2026-11-24T23:30:00Z', 'ma 0:30'],
  ['2026-11-24T22:30:00Z', 'tegnap'],
  ['2026-12-14T12:00:00Z', 'dec. 14.'],
  ['2025-12-14T12:00:00Z', '2025. dec. 14.'],
])('%s is written as %s', (instant, expected) => {
  expect(shortInstant(instant, now, forms)).toBe(expected)
})
