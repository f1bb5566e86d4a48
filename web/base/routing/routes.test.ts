import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { analysisKinds } from '@/lib/contract/analysis-kinds'
import { addressedTags, contentPage, pagedTags, pathOfEntry } from '@/lib/contract/content-pages'
import { interpretations } from './interpretations'
import { legalPages, legalRoutes } from './legal-pages'
import { findRoute, isSecretAddress, leadsSomewhere, linkTo } from './links'
import type { RouteRow } from './route-row'
import { routes } from './routes'

const app = path.join(__dirname, '../../app')
const rows = Object.values<RouteRow>(routes)

const isRow = (folder: string) => rows.some((row) => row.path === addressOf(folder))

/** Addresses of all pages in the app folder, without route groups and the audience. */
function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return pagesBelow(path.join(folder, entry.name))
    // A route handler at the address of a page: it redirects.
    const isPage = entry.name === 'page.tsx' || (entry.name === 'route.ts' && isRow(folder))
    return isPage ? [addressOf(folder)] : []
  })
}

function addressOf(folder: string): string {
  const parts = path.relative(app, folder).split(path.sep)
  return `/${parts.filter((part) => part !== '[audience]' && !part.startsWith('(')).join('/')}`
}

test('every page is in the table, and every built route has a page', () => {
  // Pages of the day cache, private pages and pages for queries are further pages of the same address (decision
  // page-cache); error pages have internal addresses (decision error-answers).
  const isInternal = (one: string) =>
    one.endsWith('/[...rest]') || /\/(kept|own)|^\/(listed|refused)\//.test(one)
  const pages = pagesBelow(app).filter((one) => !isInternal(one))
  const built = rows.filter((row) => row.isBuilt).map((row) => row.path)
  expect(pages.sort()).toEqual(built.sort())
})

test('every bare route is built: the coming soon page has a menu', () => {
  expect(rows.filter((row) => row.layout === 'bare' && !row.isBuilt)).toEqual([])
})

test('every page of an entry is a built route, and legal pages have the editors’ slugs', () => {
  const paths = pagedTags.flatMap((tag) => {
    const { at } = contentPage(tag)
    return typeof at === 'string' ? [`${at}anything`] : Object.values(at)
  })
  for (const one of paths) expect([one, findRoute(one)?.row.isBuilt]).toEqual([one, true])
  for (const route of legalRoutes) {
    expect(pathOfEntry('page', legalPages[route])).toBe(routes[route].path)
  }
  for (const kind of analysisKinds) {
    expect(pathOfEntry('interpretation', kind)).toBe(linkTo(interpretations[kind].route))
  }
})

test('the addresses of other pages are reserved in the type whose entries would have them', () => {
  for (const tag of addressedTags) {
    const { at, reserved = [] } = contentPage(tag)
    const others = rows
      .flatMap(({ path: one }) =>
        one.startsWith(String(at)) ? [one.slice(String(at).length)] : [],
      )
      .map((rest) => rest.replace(/\/.*/, ''))
      .filter((name) => !name.startsWith('['))
    expect([tag, [...new Set(others)].sort()]).toEqual([tag, [...reserved].sort()])
  }
})

test('no address is in the table twice', () => {
  expect(new Set(rows.map((row) => row.path)).size).toBe(rows.length)
})

test('only built pages that are open to all are in the sitemap', () => {
  for (const row of rows.filter((one) => one.isIndexed)) {
    expect([row.isBuilt, row.guard, row.tiers]).toEqual([true, undefined, undefined])
  }
})

test.each([
  ['/', 'home'],
  ['/kronoworksheet', 'worksheet'],
  ['/kronoworksheet/visitor', 'visitorWorksheet'],
  ['/kronoworksheet/visitor/', 'visitorWorksheet'],
  ['/course/my-course', 'myCourses'],
  ['/course/anything', 'course'],
  ['/description/mi-a-krono', 'description'],
  ['/form/12/thank-you', 'formThanks'],
  ['/gift', 'gift'],
  ['/gift/abc', 'openGift'],
  ['/pay/abc', 'payLink'],
  ['/pay', undefined],
  ['/receipt/abc', 'receipt'],
  ['/admin/users/monthly-paid', 'adminMonthlyPaid'],
  ['/profiles', undefined],
  ['/description/a/b', undefined],
])('%s is the route %s', (pathname, name) => {
  expect(findRoute(pathname)?.name).toBe(name)
})

test.each([
  ['/biorhythm?birth=1984-06-12', true],
  ['/#main-contact', true],
  ['https://elsewhere.example', true],
  ['/uploads/a_b.pdf', true],
  ['//elsewhere.example', false],
  ['mailto:hello@krono.example', true],
  ['#main-contact', true],
  ['/no/such/page', false],
])('a link to %s has a target: %s', (href, does) => {
  expect(leadsSomewhere(href)).toBe(does)
})

test.each([
  ['/gift/abc', true],
  ['/gift/abc?from=mail', true],
  ['/receipt/abc#total', true],
  ['/krono/abc', true],
  ['/gift', false],
  ['/gift?product=premium-year', false],
  ['/', false],
])('%s contains a secret: %s', (href, does) => {
  expect(isSecretAddress(href)).toBe(does)
})
