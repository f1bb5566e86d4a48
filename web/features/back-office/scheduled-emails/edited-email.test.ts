import { expect, test } from '@jest/globals'
import { faultsIn, isSameEmail, minutesFor, newEmail, samplesOf } from './edited-email'

const named = { ...newEmail, name: 'News' }

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ isLater: true }, ['sendAt']],
  [{ isLater: true, sendAt: '2026-12-01T09:00' }, []],
  [{ perMinute: '0' }, ['perMinute']],
  [{ perMinute: '601' }, ['perMinute']],
  [{ perMinute: '1.5', testHours: '' }, ['perMinute', 'testHours']],
])('an e-mail with %j has the faults %j', (change, faults) => {
  expect(faultsIn({ ...named, ...change })).toEqual(faults)
})

test('what is not stored is no change', () => {
  expect(isSameEmail(named, { ...named, sendAt: '2026-12-01T09:00' })).toBe(true)
  expect(isSameEmail(named, { ...named, isLater: true, sendAt: '2026-12-01T09:00' })).toBe(false)
})

test.each([
  [2000, { a: 100, b: 100, rest: 1800, isTooFew: false }],
  [999, { a: 49, b: 49, rest: 901, isTooFew: true }],
])('of %i receivers each subject gets a twentieth', (receivers, samples) => {
  expect(samplesOf(receivers)).toEqual(samples)
})

test('the duration includes the test of two subjects', () => {
  expect(minutesFor(601, named)).toBe(11)
  expect(minutesFor(601, { ...named, subjectB: 'B', testHours: '2' })).toBe(131)
  expect(minutesFor(601, { ...named, perMinute: '' })).toBeUndefined()
})
