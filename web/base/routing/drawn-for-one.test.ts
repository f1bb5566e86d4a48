import { expect, test } from '@jest/globals'
import { drawnForOne } from './drawn-for-one'
import { isBelow } from './is-below'
import type { RouteRow } from './route-row'
import { routes } from './routes'

test('every page that is made for one request is known, and no other', () => {
  const rows: readonly RouteRow[] = Object.values(routes)
  const wrong = rows.filter(
    ({ path, render }) =>
      isBelow(path.replace(/\[\w+\]/g, 'some'), drawnForOne) !== (render === 'request'),
  )
  // After a registration nothing of one's own is waited for.
  expect(wrong.map(({ path }) => path).filter((path) => !path.startsWith('/register/'))).toEqual([])
})

test.each([
  ['/profile', true],
  ['/admin/payments', true],
  ['/kronoworksheet', true],
  ['/videos/some', true],
  ['/videos', false],
  ['/', false],
  ['/faq', false],
])('%s: %s', (path, isKnown) => expect(isBelow(path, drawnForOne)).toBe(isKnown))
