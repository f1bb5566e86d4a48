import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination'
import { searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring'
import nextConfig from '@/next.config'
import { cacheHeaders } from '@/server/security/cache-headers'
import { readableAddress } from '@/server/security/readable-address'
import { audienceHeader } from './audience-header.mjs'
import { isListed, listedPageOf, listedPages } from './listed-pages.mjs'

type Named = Record<string, string>

/** The destination of the first rewrite that matches a request, evaluated with Next's own functions. */
async function rewriteOf(address: string, headers: Named, cookies: Named) {
  const { pathname, searchParams } = new URL(address, 'https://krono.example')
  const query = searchParamsToUrlQuery(searchParams)
  const { afterFiles = [] } = Object(await nextConfig.rewrites?.())
  for (const { source, destination, has, missing } of afterFiles) {
    const named = getPathMatch(source, { strict: true, removeUnnamedParams: true })(pathname)
    const request = { headers, cookies } as unknown as Parameters<typeof matchHas>[0]
    const more = named && matchHas(request, query, has, missing)
    if (!named || !more) continue
    const params = { ...named, ...more }
    return prepareDestination({ appendParamsToQuery: true, destination, params, query }).newUrl
  }
}

const listed = ['/listed/blog', '/blog'] as const

// The proxy and Next's rewrites must agree on every query.
test.each<[address: string, page: string]>([
  ['/blog', listed[1]],
  ['/blog?utm_source=mail', listed[1]],
  ['/blog?q=', listed[1]],
  ['/blog?q=&category=&sort=&page=', listed[1]],
  ['/blog?q=x&q=', listed[1]],
  ['/blog?q=csend', listed[0]],
  ['/blog?q=%0A', listed[0]],
  ['/blog?q=&q=x', listed[0]],
  ['/blog?category=work', listed[0]],
  ['/blog?sort=oldest&utm_source=mail', listed[0]],
  ['/blog?page=2', listed[0]],
  ['/blog?page=rubbish', listed[0]],
  ['/blog/some?q=x', '/blog/some'],
])('%s is %s', async (address, page) => {
  const { pathname, search } = new URL(address, 'https://krono.example')
  expect(listedPageOf(pathname, search) ?? pathname).toBe(page)
  expect(await rewriteOf(address, {}, {})).toBe(`/visitor${page}`)
  const known = { [audienceHeader]: 'paid-yearly' }
  expect(await rewriteOf(address, known, { token: 'x' })).toBe(`/paid-yearly${page}`)
})

test('a list has a static page for its plain address and a page for queries', () => {
  const folder = path.join(__dirname, '../../app/[audience]/(site)')
  const places = (source: string) =>
    [folder, path.join(folder, '(legal)')].map((place) => path.join(place, source, 'page.tsx'))
  for (const { source } of listedPages) {
    expect(places(source).some((place) => existsSync(place))).toBe(true)
    expect(existsSync(path.join(folder, 'listed', source, 'page.tsx'))).toBe(true)
  }
})

test.each([
  ['/listed', true],
  ['/listed/blog', true],
  ['//listed/blog', true],
  ['/listedx', false],
  ['/blog/listed', false],
])('%s is an internal address: %s', (address, is) => {
  expect(isListed(address)).toBe(is)
  expect(readableAddress(address) === address).toBe(!is)
})

test('a list with a query is not cached, and its plain page only by the reader’s browser', () => {
  const of = (search: string) =>
    cacheHeaders({ pathname: '/blog', search, isIdentified: true })['Cache-Control']
  expect(of('?q=csend')).toContain('no-store')
  expect(of('')).toBe('private, no-cache')
})
