import { expect, test } from '@jest/globals'
import { countsAtScreens } from './counts-at-screens'

test('what waits is counted at the screen where one looks into it, and nothing where nothing waits', () => {
  const since = '2026-11-24T08:00:00.000Z'
  expect(
    countsAtScreens([
      { kind: 'incidents', count: 3, since },
      { kind: 'pastDue', count: 0, since: null },
      { kind: 'reviews', count: 2, since },
    ]),
  ).toEqual({ adminPayments: 3 })
})
