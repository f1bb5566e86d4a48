import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { RouteRow } from '@/base/routing/route-row'
import { routes } from '@/base/routing/routes'
import { cachedPages } from '@/server/next-internals/cached-pages.mjs'
import { listedPages } from '@/server/next-internals/listed-pages.mjs'
import { workOf } from './work-of'

const rows = Object.values<RouteRow>(routes)

/** Static pages, rendered once for each audience. */
const staticRows = rows.filter(
  ({ path: form, render, isBuilt }) => isBuilt && !render && !form.includes('['),
)

describe('every route is rendered once for each audience, or waits in a lane', () => {
  test.each(rows.map((row) => [row.path, row] as const))('%s', (form, row) => {
    const work = workOf(form.replace(/\[\w+\]/, 'something'), '')
    if (staticRows.includes(row)) expect(work).toBeUndefined()
    else expect(work?.lane).toBe('own')
  })
})

test('a static page does not wait either when its address has a query', () => {
  for (const { path: form } of staticRows)
    expect([form, workOf(form, 'utm_source=x')]).toEqual([form, undefined])
})

test('every page of the folder tree is a route of the table, or an internal one', () => {
  const site = path.join(__dirname, '../../app/[audience]')
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => `/${path.dirname(file).replace(/^\.$|\([a-z]+\)\/?/g, '')}`)
  expect(pages.length).toBeGreaterThan(60)
  const known = new Set<string>(rows.map((row) => row.path))
  for (const page of pages.filter((one) => !known.has(one)))
    expect([page, workOf(page, '')?.lane ?? 'none']).toEqual([
      page,
      page.startsWith('/refused') ? 'none' : 'own',
    ])
})

test('a list with a query waits', () => {
  for (const { source, parameters } of listedPages)
    for (const parameter of parameters)
      expect(workOf(source, `${parameter}=2`)).toEqual({ lane: 'own' })
})

test('work for a page cached for the day has its cache address, so that it waits only once', () => {
  expect(cachedPages.map(({ source }) => source)).toEqual(['/kronoworksheet/visitor', '/biorhythm'])
  expect(workOf('/kronoworksheet/visitor', 'date=1984-06-12')).toEqual({
    lane: 'own',
    page: '/kronoworksheet/visitor/kept/1984-06-12',
  })
  expect(workOf('/biorhythm', '')).toEqual({ lane: 'own', page: '/biorhythm/kept' })
  expect(workOf('/kronoworksheet/visitor', 'date=1984-06-12&name=Eva')).toEqual({ lane: 'own' })
  expect(workOf('/biorhythm', 'birth=1984-06-12')).toEqual({ lane: 'own' })
})

test('work for a page with a parameter in its address has its cache address', () => {
  expect(workOf('/blog/something', '')).toEqual({ lane: 'own', page: '/blog/something' })
})

test('unknown addresses wait, because each is rendered; files of the build do not', () => {
  for (const address of ['/nothing', '/admin/nothing', '/any.txt', '/kronoworksheet/visitor/more'])
    expect([address, workOf(address, '')?.lane]).toEqual([address, 'own'])
  for (const address of [
    '/_next/static/a.js',
    '/_next/image',
    '/icon.svg',
    '/robots.txt',
    '/refused/notFound',
  ])
    expect([address, workOf(address, '')]).toEqual([address, undefined])
  expect(workOf('/sitemap.xml', '')?.lane).toBe('own')
})
