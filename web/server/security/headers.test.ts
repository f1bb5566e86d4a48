import { expect, test } from '@jest/globals'
import { chat } from '@/base/consent/chat'
import { stripeHosts } from '@/base/consent/stripe-script'
import { securityHeaders } from './headers'
import { kindOf } from './kind-of'

const settings = {
  scriptHashes: ['c2NyaXB0'],
  isDevelopment: false,
  panel: 'https://panel.example',
}
const defaults = {
  pathname: '/',
  isSecure: true,
  isPreview: false,
  hasAgreed: false,
  nonce: () => 'bm9uY2U=',
}
const policyOf = (change: Partial<typeof defaults>, more = {}) =>
  securityHeaders({ ...defaults, ...change }, { ...settings, ...more })['Content-Security-Policy']

test.each([
  ['/', 'static'],
  ['/description/mi-a-krono', 'static'],
  ['/privacypolicy', 'static'],
  ['/biorhythm', 'cached'],
  ['/biorhythm?birth=1984-06-12', 'request'],
  ['/kronoworksheet/visitor', 'request'],
  ['/kronoworksheet/visitor?date=1984-06-12', 'cached'],
  ['/kronoworksheet/visitor?date=1984-06-12&name=x', 'request'],
  ['/no/such/page', 'request'],
  ['/profile', 'own'],
  ['/kronoworksheet', 'own'],
  ['/kronoworksheet?activetab=0', 'own'],
  ['/kronoworksheet?activetab=1', 'request'],
  ['/api/chart', 'file'],
  ['/uploads/a.png', 'file'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/robots.txt', 'file'],
  ['/sitemap.xml', 'file'],
])('%s has the kind %s', (address, kind) => {
  const { pathname, search } = new URL(address, 'https://krono.example')
  expect(kindOf(pathname, search)).toBe(kind)
})

test('a static page runs only our scripts, and cannot be framed', () => {
  const policy = policyOf({})
  expect(policy).toContain("script-src 'self' 'unsafe-inline';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('nonce')
})

test('a page rendered per request runs scripts with its nonce, and our constant scripts by their hash', () => {
  const policy = policyOf({ pathname: '/login' })
  expect(policy).toContain("script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic' 'sha256-c2NyaXB0';")
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
})

test('the hosts of the ad pixel are allowed only if a pixel is configured', () => {
  const pixel = { scriptHosts: ['https://script.example'], reportHosts: ['https://report.example'] }
  expect(policyOf({}, { pixel })).toContain("'unsafe-inline' https://script.example;")
  expect(policyOf({}, { pixel })).toContain("img-src 'self' data: https://report.example;")
  expect(policyOf({})).not.toContain('example')
})

test.each([
  ['/payment/monthly', true],
  ['/payment/yearly', true],
  ['/payment/campaign', true],
  ['/payment/extend', true],
  ['/gift', true],
  ['/gift/token', false],
  ['/analysis', true],
  ['/analysis/id', false],
  ['/payment', false],
  ['/payment/success?session=cs_1', false],
  ['/payment/monthly/x', false],
  ['/', false],
  ['/profile', false],
])('%s may load the script of Stripe: %s', (pathname, may) => {
  const policy = policyOf({ pathname }, { stripe: stripeHosts })
  expect(policy.includes('stripe.com')).toBe(may)
  expect(policyOf({ pathname })).not.toContain('stripe.com')
})

test('the script of Stripe may frame and call Stripe, and no other host', () => {
  const policy = policyOf({ pathname: '/payment/monthly' }, { stripe: stripeHosts })
  expect(policy).toContain("'sha256-c2NyaXB0' https://js.stripe.com https://*.js.stripe.com;")
  expect(policy).toContain(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
  )
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
})

test('only a preview may be framed, and only by the panel', () => {
  expect(policyOf({ isPreview: true })).toContain('frame-ancestors https://panel.example')
  expect(policyOf({ isPreview: true, pathname: '/api/chart' })).toContain("frame-ancestors 'none'")
})

test.each([
  ['/reset-password', 'no-referrer'],
  ['/confirm-email', 'no-referrer'],
  ['/login', 'strict-origin-when-cross-origin'],
])('the referrer policy of %s is %s', (pathname, referrer) => {
  const headers = securityHeaders({ ...defaults, pathname }, settings)
  expect(headers['Referrer-Policy']).toBe(referrer)
})

test('no script runs in a file', () => {
  expect(policyOf({ pathname: '/uploads/drawing.svg' })).toContain("default-src 'none'")
})

test('Strict-Transport-Security is sent only over TLS', () => {
  expect(securityHeaders(defaults, settings)).toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders({ ...defaults, isSecure: false }, settings)).not.toHaveProperty(
    'Strict-Transport-Security',
  )
})

const hosts = /connect\.facebook\.net|fbcdn\.net|www\.facebook\.com/
const withChat = { chat: chat.hosts }

test('the policy allows the chat where it is offered and the visitor has agreed', () => {
  const policy = policyOf({ hasAgreed: true }, withChat)
  expect(policy).toContain("script-src 'self' 'unsafe-inline' https://connect.facebook.net;")
  expect(policy).toContain('frame-src https://www.facebook.com;')
  const made = policyOf({ hasAgreed: true, pathname: '/login' }, withChat)
  expect(made).toContain('frame-src https://www.facebook.com;')
})

test.each<[string, Partial<typeof defaults>, object]>([
  ['it is not offered', { hasAgreed: true }, {}],
  ['the visitor has not agreed', { hasAgreed: false }, withChat],
  ['an editor previews', { hasAgreed: true, isPreview: true }, withChat],
  ['the address has a secret', { hasAgreed: true, pathname: '/reset-password' }, withChat],
  ['it is a page for admins', { hasAgreed: true, pathname: '/admin' }, withChat],
  ['it is a file', { hasAgreed: true, pathname: '/uploads/a.png' }, withChat],
])('the policy does not allow the chat where %s', (_where, change, settingsOfChat) => {
  expect(policyOf(change, settingsOfChat)).not.toMatch(hosts)
})

test('the policy does not allow the chat where the address has a name or a date', () => {
  const dated = { ...defaults, hasAgreed: true, search: '?date=1984-06-12' }
  const headers = securityHeaders(dated, { ...settings, ...withChat })
  expect(headers['Content-Security-Policy']).not.toMatch(hosts)
})

test('a payment page may have both the chat and Stripe', () => {
  const both = { ...withChat, stripe: stripeHosts }
  const policy = policyOf({ hasAgreed: true, pathname: '/payment/monthly' }, both)
  expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com .*https:\/\/www\.facebook\.com;/)
})
