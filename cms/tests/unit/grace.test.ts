import { expect, test } from '@jest/globals'
import { graceEndOf, isGraceOver } from '../../src/commerce/payments/subscriptions/grace'

const failed = { pastDueSince: '2026-11-22T12:00:00.000Z' }

test('a failed renewal has a grace period of seven days', () => {
  expect(graceEndOf(failed, 7)?.toISOString()).toBe('2026-11-29T12:00:00.000Z')
})

test.each([
  ['2026-11-22T12:00:00.000Z', false],
  ['2026-11-29T12:00:00.000Z', false],
  ['2026-11-29T12:00:00.001Z', true],
  ['2027-01-31T12:00:00.000Z', true],
])('at %s it has expired: %s', (at, isOver) => {
  expect(isGraceOver(failed, { at: new Date(at), days: 7 })).toBe(isOver)
})

test('a renewal that did not fail has no deadline', () => {
  const none = { pastDueSince: null }
  expect(graceEndOf(none, 7)).toBeNull()
  expect(isGraceOver(none, { at: new Date('2126-01-01'), days: 7 })).toBe(false)
})
