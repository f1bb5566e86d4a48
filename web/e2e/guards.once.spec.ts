import type { APIRequestContext } from '@playwright/test'
import { audiences } from '../base/routing/audiences'
import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { cookieOf, expect, test } from './test'

/** spec §2, "Route guards", repeated here independently of the code. */
const guarded =
  /^\/(analysis|profile|admin|kronobiology|kronoworksheet|claim-coupon|videos|payment\/(monthly|yearly|campaign|extend))(\/|$)/
const exempt = '/kronoworksheet/visitor'

/** Headers that an attacker or a browser may send; none of them changes the access. */
const headerSets = {
  plain: {},
  router: { rsc: '1' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1' },
  'segment prefetch': { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  'sec-purpose': { 'sec-purpose': 'prefetch' },
  'as if from the proxy': { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  'as if from src': { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy' },
  'as if known': { 'x-krono-audience': 'admin' },
  'as if rewritten': { 'x-middleware-rewrite': '/admin/profile', 'x-invoke-path': '/profile' },
} as const

const addressOf = ({ path }: RouteRow) => path.replace(/\[\w+\]/g, 'nothing')
const rows = Object.values<RouteRow>(routes)
const odd = ['/profile/', '/profile/x', '/admin/nothing', '/%70rofile', '/PROFILE']
const addresses = [...rows.map(addressOf), ...odd]

/** Addresses with restricted access, requested with every set of headers; of the admin's pages only the first three. */
const restrictedAddresses = new Set([
  '/',
  '/login',
  ...odd,
  ...rows
    .filter((row) => row.guard === 'admin')
    .slice(0, 3)
    .map(addressOf),
  ...rows.filter((row) => row.guard === 'user' || row.tiers || row.isSecret).map(addressOf),
])

/**
 * A visitor has the least access: every address with every set of headers. For other audiences an address is requested
 * with two sets of headers, the next address with the next two.
 */
const headerSetsAt = (place: number, audience: string) => {
  const all = Object.entries(headerSets)
  if (audience === 'visitor') return all
  const turn = place % Math.ceil(all.length / 2)
  return all.slice(2 * turn, 2 * turn + 2)
}

/** Audiences that pay have the same rights to each of these addresses; each address is requested by one of them. */
const paying = Object.keys(audiences).filter((name) => /^(paid|subscriber)/.test(name))

const isRequestedBy = (place: number, audience: string) =>
  !paying.includes(audience) || place % paying.length === paying.indexOf(audience)

type TestRequest = { address: string; cookie: string; headers: Record<string, string> }

/** The decision: the target of a redirect, or the status of the page, in any response format. */
async function decisionOf(
  request: APIRequestContext,
  { address, cookie, headers }: TestRequest,
): Promise<{ decision: string; text: string }> {
  const answer = await request.get(address, { headers: { ...headers, cookie }, maxRedirects: 0 })
  const { location } = answer.headers()
  // Next redirects a router request without its parameter to the address with it.
  if (location && /[?&]_rsc/.test(location) && !/_rsc/.test(address)) {
    return decisionOf(request, { address: location, cookie, headers })
  }
  const text = await answer.text()
  const refused =
    /NEXT_HTTP_ERROR_FALLBACK;(\d+)/.exec(text)?.[1] ?? /NEXT_REDIRECT;\w+;([^;]+);/.exec(text)?.[1]
  const decision = location?.replace(/[?&]_rsc(=[^&]*)?/, '') ?? refused ?? String(answer.status())
  return { decision, text }
}

/** The decision by the specification. Pages that are not built or not found have their own response. */
function expected(address: string, audience: string): RegExp {
  const pathname = decodeURIComponent(address)
  if (/.\/$/.test(pathname)) return /^\/profile$/
  const needsSession = guarded.test(pathname) && pathname !== exempt
  if (needsSession && audience === 'visitor') return /^\/login\?redirectUrl=%2F/
  if (pathname.startsWith('/admin') && audience !== 'admin') return /^404$/
  return /^(200|401|403|404|\/)/
}

for (const audience of Object.keys(audiences)) {
  test(`the decision for ${audience} is the same with any headers`, async ({ request }) => {
    const cookie = audience === 'visitor' ? '' : await cookieOf(audience)
    for (const [place, address] of addresses.entries()) {
      if (!isRequestedBy(place, audience)) continue
      const { decision } = await decisionOf(request, { address, cookie, headers: {} })
      expect(decision, address).toMatch(expected(address, audience))
      if (!restrictedAddresses.has(address)) continue
      for (const [headerSet, headers] of headerSetsAt(place, audience)) {
        const again = await decisionOf(request, { address, cookie, headers })
        // A prefetch of a dynamic page contains nothing of it, so there is no decision.
        const isEmpty = headerSet.includes('prefetch') && !again.text.includes('"h1"')
        if (!isEmpty) expect(again.decision, `${address} ${headerSet}`).toBe(decision)
      }
    }
  })
}

/** The first letter of each part percent-encoded: another form of the same address (RFC 3986, 6.2.2.2). */
const encodedOf = (address: string) =>
  address.replace(/(?<=\/)\w/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

test('an address with encoded letters is the same address', async ({ request }) => {
  // A visitor where a session is needed, a member elsewhere.
  const free = await cookieOf('free')
  for (const address of rows.map(addressOf)) {
    const asked = { cookie: guarded.test(address) ? '' : free, headers: {} }
    const { decision } = await decisionOf(request, { ...asked, address })
    const encoded = await decisionOf(request, { ...asked, address: encodedOf(address) })
    expect(encoded.decision, encodedOf(address)).toBe(decision)
  }
  // Decoded once: an address that is encoded twice is another one.
  for (const cookie of ['', free]) {
    const twice = await decisionOf(request, { address: '/%2570rofile', cookie, headers: {} })
    expect(twice.decision).toBe('404')
  }
})

test('data of one person is in no page of another', async ({ request }) => {
  const mine = await cookieOf('subscriber-yearly')
  const profile = await decisionOf(request, { address: '/profile', cookie: mine, headers: {} })
  expect(profile.text).toContain('yearly@krono.example')
  for (const cookie of ['', 'token=rubbish', await cookieOf('free'), await cookieOf('admin')]) {
    for (const address of ['/profile', '/', '/login', '/privacypolicy']) {
      for (const headers of Object.values(headerSets)) {
        const { text } = await decisionOf(request, { address, cookie, headers })
        expect(text).not.toMatch(/\byearly@krono\.example/)
      }
    }
  }
  // Cached pages contain no user data, not even of the requesting user.
  for (const address of ['/', '/privacypolicy']) {
    const { text } = await decisionOf(request, { address, cookie: mine, headers: {} })
    expect(text).not.toMatch(/\b(free|monthly|yearly|site-admin)\S*@krono\.example/)
  }
})

test('a session that the cms ended opens nothing, and its cookie is removed', async ({
  request,
}) => {
  const dead = await cookieOf('free', 'ended')
  const page = await request.get('/profile', { headers: { cookie: dead }, maxRedirects: 0 })
  expect([303, 307]).toContain(page.status())
  const way = await request.get(page.headers().location ?? '', {
    headers: { cookie: dead },
    maxRedirects: 0,
  })
  expect(way.headers()).toMatchObject({
    location: '/login?redirectUrl=%2Fprofile',
    'set-cookie': expect.stringMatching(/^token=;.*Max-Age=0/),
  })
})

test('the address of an ended session ends no valid session', async ({ request }) => {
  const cookie = await cookieOf('free')
  const answer = await request.get('/api/session-over?to=/profile', {
    headers: { cookie },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe('/')
  expect(answer.headers()).not.toHaveProperty('set-cookie')
})

test('an order opens the registration for a visitor, and the login after a session ended', async ({
  request,
}) => {
  const to = encodeURIComponent('/payment/item?product=course-x')
  for (const [cookie, tab] of [
    ['', null],
    [await cookieOf('free', 'ended'), 'login'],
  ] as const) {
    const answer = await request.get(`/api/session-over?to=${to}`, {
      headers: { cookie },
      maxRedirects: 0,
    })
    const { pathname, searchParams } = new URL(answer.headers().location ?? '', 'https://any')
    expect([pathname, searchParams.get('tab')]).toEqual(['/login', tab])
  }
})
