import { adPixel } from '../base/consent/ad-pixel'
import { stripeHosts } from '../base/consent/stripe-script'
import { isSecretAddress } from '../base/routing/links'
import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { ownPages } from '../server/own-pages/own-pages'
import { isGuarded } from '../server/session/guard'
import { cookieOf, expect, slugs, test } from './test'

const examples: Record<string, string> = { '[page]': slugs.hun[0], '[id]': 'energia' }

/** One address of each route, with its parameters filled in. */
const addresses = Object.values<RouteRow>(routes).map(({ path }) =>
  path.replace(/\[\w+\]/g, (blank) => examples[blank] ?? 'x'),
)

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

// The tests' deployment has a pixel.
const scriptHosts = adPixel.scriptHosts.join(' ')
const reportHosts = adPixel.reportHosts.join(' ')
const policyWith = (connections: string, frames: string) =>
  "default-src 'self'; script-src <scripts>; style-src 'self' 'unsafe-inline'; " +
  `img-src 'self' data: ${reportHosts}; connect-src 'self' ${reportHosts}${connections}; ` +
  `object-src 'none'; frame-src ${frames}; base-uri 'none'; form-action 'self'; ` +
  "frame-ancestors 'none'"
const ofPages = policyWith('', "'none'")
// … and a key of Stripe, for the script on payment pages.
const ofStripe = policyWith(` ${stripeHosts.connections.join(' ')}`, stripeHosts.frames.join(' '))
const stripePages: readonly string[] = Object.values<RouteRow>(routes)
  .filter(({ hasStripe }) => hasStripe)
  .map(({ path }) => path)
const ofFiles = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

const formSteps = ['/thank-you', '/subscribe']
/** Policies without a nonce: for pages from a cache. */
const staticPages = [
  ...ownPages.map(({ path }) => path),
  '/',
  '/biorhythm',
  '/privacypolicy',
  '/imprint',
  '/terms',
  '/withdrawal',
  '/contact',
  '/personality-test',
  '/characters',
  '/payment',
  '/interpretations',
  ...[
    '/blog',
    '/blog/x',
    '/faq',
    '/faq/x',
    '/reviews',
    '/videos',
    '/search',
    '/newsletter',
    '/reszletek',
  ],
  ...['/courses', '/course', '/ebook', '/shop'],
  ...['short', 'long', 'relationship', 'family', 'group'].map((kind) => `/${kind}interpretation`),
  `/description/${slugs.hun[0]}`,
  '/form/energia',
  ...formSteps.flatMap((step) => [`/form/energia${step}`, `/register/energia${step}`]),
]

/** A policy without its nonce and hashes, which differ from build to build. */
const withoutSecrets = (policy = '') => policy.replace(/script-src ([^;]*)/, 'script-src <scripts>')

for (const address of addresses) {
  test(`${address} has every security header`, async ({ request }) => {
    for (const cookie of ['', await cookieOf('free'), 'token=rubbish']) {
      const answer = await request.get(address, { headers: { cookie }, maxRedirects: 0 })
      const given = answer.headers()
      const referrer = isSecretAddress(address) ? { 'referrer-policy': 'no-referrer' } : {}
      expect(given).toMatchObject({ ...everywhere, ...referrer })
      expect(given).not.toHaveProperty('strict-transport-security')
      const policy = stripePages.includes(address) ? ofStripe : ofPages
      expect(withoutSecrets(given['content-security-policy'])).toBe(policy)
    }
  })

  test(`${address} runs only scripts of the site`, async ({ request }) => {
    const cookie = isGuarded(address) ? await cookieOf('admin') : ''
    const answer = await request.get(address, { headers: { cookie }, maxRedirects: 0 })
    const [, sources = ''] =
      /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '') ?? []
    const scripts = [...(await answer.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    if (staticPages.includes(address)) {
      expect(sources).toBe(`'self' 'unsafe-inline' ${scriptHosts}`)
      return
    }
    // A refusal is a page from the cache (decision error-answers).
    if ([401, 403, 404].includes(answer.status())) {
      expect(sources).toMatch(/^'self' 'unsafe-inline' /)
      return
    }
    const nonce = /'nonce-([^']+)'/.exec(sources)?.[1]
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    const others = stripePages.includes(address) ? ` ${stripeHosts.scripts.join(' ')}` : ''
    expect(sources.endsWith(others)).toBe(true)
    const ours = sources.slice(0, sources.length - others.length)
    expect(ours).toMatch(/^'self' 'nonce-[^']+' 'strict-dynamic'( 'sha256-[^']+')*$/)
    const named = scripts.filter((tag) => tag.includes(`nonce="${nonce}"`))
    expect(named.length).toBeGreaterThan(5)
  })
}

for (const [address, status] of [
  ['/api/health', 200],
  ['/api/nothing', 404],
  ['/uploads/nothing.png', 404],
  ['/_next/static/nothing.js', 404],
  ['/_next/image?url=%2Fnothing.png&w=640&q=75', 400],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/icon.svg', 200],
] as const) {
  test(`${address} allows no script`, async ({ request }) => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(status)
    expect(answer.headers()).toMatchObject({
      ...everywhere,
      'content-security-policy': ofFiles,
    })
  })
}

for (const address of ['/_app', '/biorhythm/', '//biorhythm', '/free', '/nothing/here']) {
  test(`${address}, which is not a page, has them too`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${address}`, { maxRedirects: 0 })
    expect(answer.headers()).toMatchObject(everywhere)
    expect(withoutSecrets(answer.headers()['content-security-policy'])).toBe(ofPages)
  })
}

test('responses over TLS have the HSTS header', async ({ request }) => {
  for (const address of ['/', '/biorhythm', '/api/health', '/_app']) {
    const answer = await request.get(address, {
      headers: { 'x-forwarded-proto': 'https' },
      maxRedirects: 0,
    })
    expect(answer.headers()['strict-transport-security']).toBe('max-age=63072000')
  }
})

test('a nonce is created for one response, and a visitor cannot choose it', async ({ request }) => {
  const theirs = { 'content-security-policy': "script-src 'nonce-theirs'" }
  const policies = await Promise.all(
    [0, 1].map(async () => {
      const answer = await request.get('/biorhythm?birth=1984-06-12', { headers: theirs })
      expect(await answer.text()).not.toContain('theirs')
      return answer.headers()['content-security-policy']
    }),
  )
  expect(policies[0]).not.toBe(policies[1])
})
