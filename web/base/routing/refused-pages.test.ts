import { expect, test } from '@jest/globals'
import { isRefusedPath, refusedPageOf, refusedPages, refusedPath } from './refused-pages'

test.each([
  ['/nothing/here', 404, 'notFound'],
  ['/description/nothing', 404, 'notFound'],
  ['/krono/abc', 404, 'shared'],
  ['/gift/abc', 404, 'gift'],
  ['/u/abc', 404, 'shortLink'],
  ['/u/abc', 410, 'shortLinkOver'],
  ['/gift/abc', 410, undefined],
  ['/payment/campaign', 404, 'campaign'],
  ['/my-coupons', 401, 'myCoupons'],
  ['/mydatabase', 401, 'myDatabase'],
  ['/mydatabase', 403, 'premium'],
  ['/kronoworksheet', 403, 'relationship'],
  ['/admin/sales', 401, 'unauthorized'],
  ['/admin/users/nobody', 404, 'admin'],
  ['/administer', 404, 'notFound'],
  ['/krono/abc', 200, undefined],
  ['/krono/abc', 500, undefined],
] as const)('%s with %i gets the page %s', (pathname, status, page) => {
  expect(refusedPageOf(pathname, status)).toBe(page)
})

test.each([
  ['/refused/notFound', true],
  ['//refused', true],
  ['/refused-not', false],
  ['/description/refused', false],
])('%s is an internal address: %s', (pathname, is) => {
  expect(isRefusedPath(pathname)).toBe(is)
})

test('each page has an internal address', () => {
  const pages = Object.keys(refusedPages) as (keyof typeof refusedPages)[]
  expect(pages.map(refusedPath).filter((path) => !isRefusedPath(path))).toEqual([])
})
