import type { APIRequestContext } from '@playwright/test'
import { audiences } from '../base/routing/audiences'
import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { cookieOf, expect, test } from './test'

/** spec §2, "Route guards", written once more. */
const guarded =
  /^\/(analysis|profile|admin|kronobiology|kronoworksheet|claim-coupon|videos|payment\/(monthly|yearly|campaign|extend))(\/|$)/
const exempt = '/kronoworksheet/visitor'

/** What an attacker or a browser may send along; none of it opens or closes a door. */
const manners = {
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

/** Addresses with restricted access, tried in every manner; of the admin's pages the first three. */
const doors = new Set([
  '/',
  '/login',
  ...odd,
  ...rows
    .filter((row) => row.guard === 'admin')
    .slice(0, 3)
    .map(addressOf),
  ...rows.filter((row) => row.guard === 'user' || row.tiers || row.isSecret).map(addressOf),
])

/** Audiences with least access: every address in every manner. */
const inEveryManner = new Set(['visitor', 'free'])

/** Of those who have paid, or look after the site, a door is tried in two of them, the next one in the next two. */
const mannersAt = (place: number, audience: string) => {
  const all = Object.entries(manners)
  if (inEveryManner.has(audience)) return all
  const turn = place % Math.ceil(all.length / 2)
  return all.slice(2 * turn, 2 * turn + 2)
}

type Asked = { address: string; cookie: string; headers: Record<string, string> }

/** What was decided: where one is sent, or the status of the page, however the answer is packed. */
async function decisionOf(
  request: APIRequestContext,
  { address, cookie, headers }: Asked,
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

/** As far as the specification says; a page that is still to come or names nothing has its own answer. */
function expected(address: string, audience: string): RegExp {
  const pathname = decodeURIComponent(address)
  if (/.\/$/.test(pathname)) return /^\/profile$/
  const needsSession = guarded.test(pathname) && pathname !== exempt
  if (needsSession && audience === 'visitor') return /^\/login\?redirectUrl=%2F/
  if (pathname.startsWith('/admin') && audience !== 'admin') return /^404$/
  return /^(200|401|403|404|\/)/
}

for (const audience of Object.keys(audiences)) {
  test(`the same is decided for ${audience}, in whatever manner it is asked`, async ({
    request,
  }) => {
    test.setTimeout(180_000)
    const cookie = audience === 'visitor' ? '' : await cookieOf(audience)
    for (const [place, address] of addresses.entries()) {
      const { decision } = await decisionOf(request, { address, cookie, headers: {} })
      expect(decision, address).toMatch(expected(address, audience))
      if (!doors.has(address)) continue
      for (const [manner, headers] of mannersAt(place, audience)) {
        const again = await decisionOf(request, { address, cookie, headers })
        // A prefetch of a page that is made per request holds nothing of it, so nothing is decided.
        const isEmpty = manner.includes('prefetch') && !again.text.includes('"h1"')
        if (!isEmpty) expect(again.decision, `${address} ${manner}`).toBe(decision)
      }
    }
  })
}

/** The first letter of each part as its number: another way of writing the same address (RFC 3986, 6.2.2.2). */
const encodedOf = (address: string) =>
  address.replace(/(?<=\/)\w/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

for (const audience of ['visitor', 'free']) {
  test(`an address with encoded letters is the same address for ${audience}`, async ({
    request,
  }) => {
    test.setTimeout(180_000)
    const cookie = audience === 'visitor' ? '' : await cookieOf(audience)
    for (const address of rows.map(addressOf)) {
      const asked = { cookie, headers: {} }
      const { decision } = await decisionOf(request, { ...asked, address })
      const encoded = await decisionOf(request, { ...asked, address: encodedOf(address) })
      expect(encoded.decision, encodedOf(address)).toBe(decision)
    }
    // Once: what is encoded twice is another name.
    const twice = await decisionOf(request, { address: '/%2570rofile', cookie, headers: {} })
    expect(twice.decision).toBe('404')
  })
}

test('what belongs to one person stands in no page of anybody else', async ({ request }) => {
  const mine = await cookieOf('subscriber-yearly')
  const profile = await decisionOf(request, { address: '/profile', cookie: mine, headers: {} })
  expect(profile.text).toContain('yearly@krono.example')
  for (const cookie of ['', 'token=rubbish', await cookieOf('free'), await cookieOf('admin')]) {
    for (const address of ['/profile', '/', '/login', '/privacypolicy']) {
      for (const headers of Object.values(manners)) {
        const { text } = await decisionOf(request, { address, cookie, headers })
        expect(text).not.toMatch(/\byearly@krono\.example/)
      }
    }
  }
  // Cached pages contain no user, not even the one of the request.
  for (const address of ['/', '/privacypolicy']) {
    const { text } = await decisionOf(request, { address, cookie: mine, headers: {} })
    expect(text).not.toMatch(/\b(free|monthly|yearly|site-admin)\S*@krono\.example/)
  }
})

test('a session that the cms ended opens nothing, and its cookie is taken away', async ({
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

test('a link to the end of a session ends none that lives', async ({ request }) => {
  const cookie = await cookieOf('free')
  const answer = await request.get('/api/session-over?to=/profile', {
    headers: { cookie },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe('/')
  expect(answer.headers()).not.toHaveProperty('set-cookie')
})
