import { expect, test } from '@jest/globals'
import { sinceText } from './since-text'

const now = new Date('2026-11-25T12:00:00.000Z')

test.each([
  ['2026-11-25T11:59:00.000Z', 'en-GB', 'this hour'],
  ['2026-11-25T09:10:00.000Z', 'en-GB', '2 hours ago'],
  ['2026-11-24T11:00:00.000Z', 'en-GB', 'yesterday'],
  ['2026-11-16T11:00:00.000Z', 'en-GB', '9 days ago'],
  ['2026-11-16T11:00:00.000Z', 'hu-HU', '9 nappal ezelőtt'],
])('%s in %s is %s', (instant, intl, text) => {
  expect(sinceText(instant, { now, intl })).toBe(text)
})
