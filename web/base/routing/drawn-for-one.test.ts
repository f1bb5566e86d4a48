import { expect, test } from '@jest/globals'
import { drawnForOne } from './drawn-for-one'
import { isBelow } from './is-below'
import type { RouteRow } from './route-row'
import { routes } from './routes'

test('the prefixes match all pages rendered per request, and no others', () => {
  const rows: readonly RouteRow[] = Object.values(routes)
  const wrong = rows.filter(
    ({ path, render }) =>
      isBelow(path.replace(/\[\w+\]/g, 'some'), drawnForOne) !== (render === 'request'),
  )
  // The pages after a registration, and that of a course, whose lessons are below it, do not wait for data of the user.
  const known = ['/register/', '/course/[slug]']
  expect(
    wrong.map(({ path }) => path).filter((path) => !known.some((start) => path.startsWith(start))),
  ).toEqual([])
})

test.each([
  ['/profile', true],
  ['/admin/payments', true],
  ['/kronoworksheet', true],
  ['/videos/some', true],
  ['/videos', false],
  ['/', false],
  ['/faq', false],
])('%s is rendered per request: %s', (path, isKnown) =>
  expect(isBelow(path, drawnForOne)).toBe(isKnown),
)
