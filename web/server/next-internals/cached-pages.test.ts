import { expect, test } from '@jest/globals'
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination'
import { searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring'
import nextConfig from '@/next.config'
import { audienceHeader } from './audience-header.mjs'
import { cachedPageOf, isInside, plainAddressOf } from './cached-pages.mjs'

const chart = '/kronoworksheet/visitor'

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

const cachedCases: [address: string, page: string][] = [
  [`${chart}?date=1984-06-12`, `${chart}/kept/1984-06-12`],
  [`${chart}?date=1984.06.12.`, `${chart}/kept/1984.06.12.`],
  [`${chart}?date=12.06.1984`, `${chart}/kept/12.06.1984`],
  [`${chart}?name=&date=1984-06-12`, `${chart}/kept/1984-06-12`],
  [`${chart}?date=1984-06-12&x=1`, `${chart}/kept/1984-06-12`],
  [`${chart}?date=x&date=1984-06-12`, `${chart}/kept/1984-06-12`],
  ['/biorhythm', '/biorhythm/kept'],
  ['/biorhythm?referralCode=summer-24', '/biorhythm/kept'],
  ['/biorhythm?birth=', '/biorhythm/kept'],
]

const perRequest = [
  chart,
  `${chart}?date=`,
  `${chart}?date=rubbish`,
  `${chart}?date=1984-06-12x`,
  `${chart}?date=1984-13-12`,
  `${chart}?date=1984-06-00`,
  `${chart}?date=2984-06-12`,
  `${chart}?date=1984-06-12&name=%C3%81gnes`,
  `${chart}?date=1984-06-12&name=%0A`,
  `${chart}?date=1984-06-12&steps=all`,
  `${chart}?date=1984-06-12&date=x`,
  `${chart}/x?date=1984-06-12`,
  '/biorhythm?birth=1984-06-12',
  '/biorhythm?days=7',
  '/biorhythm?day=2026-11-21',
]

const parts = (address: string) => {
  const { pathname, search } = new URL(address, 'https://krono.example')
  return [pathname, search] as const
}

test.each(cachedCases)('%s is cached as %s', (address, page) => {
  expect(cachedPageOf(...parts(address))).toBe(page)
})

test.each(perRequest)('%s is rendered per request', (address) => {
  expect(cachedPageOf(...parts(address))).toBeUndefined()
})

// The headers of an address and Next's rewrites must use the same rules.
test.each([...cachedCases, ...perRequest.map((address) => [address, parts(address)[0]] as const)])(
  'Next rewrites %s for visitors and members to %s',
  async (address, page) => {
    expect(await rewriteOf(address, {}, {})).toBe(`/visitor${page}`)
    const known = { [audienceHeader]: 'paid-yearly' }
    expect(await rewriteOf(address, known, { token: 'x' })).toBe(`/paid-yearly${page}`)
  },
)

test.each([
  [`${chart}?x=secret&date=1984-06-12&name=&_rsc=1abc`, `${chart}?date=1984-06-12&_rsc=1abc`],
  [`${chart}?date=x&date=1984-06-12`, `${chart}?date=1984-06-12`],
  ['/biorhythm?referralCode=secret&date=1984-06-12', '/biorhythm'],
  ['/biorhythm', '/biorhythm'],
  [`${chart}?date=1984-06-12&name=x`, undefined],
  ['/privacypolicy?x=1', undefined],
])('the cached page for %s contains no more of the first request than %s', (address, plain) => {
  expect(plainAddressOf(...parts(address))).toBe(plain)
})

test.each([
  [`${chart}/kept/1984-06-12`, true],
  ['/biorhythm/kept', true],
  ['/route-cache/APP_PAGE/ab/$/visitor/biorhythm/kept', true],
  ['/description/kept', false],
  ['/biorhythm/keptx', false],
  [chart, false],
])('%s is an internal address: %s', (address, is) => {
  expect(isInside(address)).toBe(is)
})
