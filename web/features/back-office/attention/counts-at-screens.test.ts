import { expect, test } from '@jest/globals'
import { countsAtScreens } from './counts-at-screens'

test('waiting items are counted at their screen, and no count is shown without any', () => {
  const since = '2026-11-24T08:00:00.000Z'
  expect(
    countsAtScreens([
      { kind: 'incidents', count: 3, since },
      { kind: 'pastDue', count: 0, since: null },
      { kind: 'reviews', count: 2, since },
    ]),
  ).toEqual({ adminPayments: 3 })
})
