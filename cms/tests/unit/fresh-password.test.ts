import { afterEach, expect, test } from '@jest/globals'
import { isFresh } from '../../src/members/users/fresh-password'
import { setClock } from '../../src/platform/lib/clock'

afterEach(() => setClock())

const typedAt = '2026-11-22T10:00:00.000Z'

test.each([
  ['2026-11-22T10:00:00.000Z', true],
  ['2026-11-22T10:15:00.000Z', true],
  ['2026-11-22T10:15:00.001Z', false],
  ['2026-11-23T10:00:00.000Z', false],
])('a password typed at ten is recent at %s: %s', (at, expected) => {
  setClock(() => new Date(at))
  expect(isFresh(typedAt, 15)).toBe(expected)
})

test('one never typed in this session is not recent', () => {
  expect(isFresh(null, 15)).toBe(false)
})
