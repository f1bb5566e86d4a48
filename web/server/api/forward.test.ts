import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const json: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-in': '1' })
  response.end('{"isAvailable":false}')
}

let cms: Server
type Seen = IncomingMessage & { text?: string }

let seen: Seen[] = []
let answer: Answer = json

beforeAll(async () => {
  cms = createServer((request, response) => {
    const noted: Seen = request
    seen.push(noted)
    noted.text = ''
    request.on('data', (chunk) => {
      noted.text += String(chunk)
    })
    answer(request, response)
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    CMS_URL: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
    SESSION_SECRET: 'a-password-for-this-test-alone-0123456789',
    CONTENT_TOKEN: 'content-0123456789-0123456789',
    REVALIDATE_SECRET: 'revalidate-0123456789-0123456789',
    PREVIEW_SECRET: 'preview-0123456789-0123456789-012',
    PUBLIC_URL: 'http://web.example',
  })
})
beforeEach(() => {
  seen = []
  answer = json
})
afterAll(() => {
  cms.closeAllConnections()
  cms.close()
})

const banner = '/banner/get-latest-banner'

async function ask(path: string, init: RequestInit & { search?: string } = {}) {
  const { forward } = await import('./forward')
  return forward(new Request(`http://web.example/api${path}${init.search ?? ''}`, init), path)
}

test('a call goes on with its query, and the plain answer comes back', async () => {
  const got = await ask(banner, { search: '?tier=free&a[b]=c' })
  expect([got.status, await got.json()]).toEqual([200, { isAvailable: false }])
  expect(seen.map((request) => request.url)).toEqual([`/api${banner}?tier=free&a[b]=c`])
  expect([...got.headers.keys()].sort()).toEqual(['cache-control', 'content-type'])
})

test('the token of a sealed session becomes the header, nothing else of the caller goes on', async () => {
  const { sealSession } = await import('@/server/session/seal')
  const seal = await sealSession({ token: 'abc', audience: 'free' }, 60)
  const headers = { cookie: `x=1; token=${seal}`, authorization: 'Bearer x', token: 'forged' }
  await ask(banner, { headers })
  await ask(banner, { headers: { ...headers, cookie: 'token=rubbish' } })
  expect(seen.map((request) => request.headers.token)).toEqual(['abc', undefined])
  for (const { headers } of seen) {
    const own = 'Bearer content-0123456789-0123456789'
    expect([headers.cookie, headers.authorization]).toEqual([undefined, own])
  }
})

test.each([
  ['/banner', 'GET', 404],
  ['/banner/get-latest-banner/', 'GET', 404],
  ['/banners', 'GET', 404],
  ['/pages', 'GET', 404],
  ['/chart', 'GET', 404],
  ['/banner/../pages', 'GET', 404],
  ['/banner/%2e%2e/pages', 'GET', 404],
  ['/constructor', 'GET', 404],
  [banner, 'POST', 405],
  [banner, 'DELETE', 405],
])('%s by %s is answered %i and not asked of the cms', async (path, method, status) => {
  const got = await ask(path, { method })
  expect([got.status, await got.json()]).toMatchObject([status, { status }])
  expect(seen).toEqual([])
})

test('a refusal comes back as it is', async () => {
  const body = { message: 'x', status: 429 }
  answer = (_request, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '7' })
    response.end(JSON.stringify(body))
  }
  const got = await ask(banner)
  expect([got.status, got.headers.get('retry-after'), await got.json()]).toEqual([429, '7', body])
})

test.each([
  ['words that are no JSON', 502, ((_request, response) => response.end('<html>')) as Answer],
  ['nothing', 503, ((request) => request.socket.destroy()) as Answer],
  ['nothing for seconds', 503, (() => undefined) as Answer],
])(
  'a cms that says %s is answered %i',
  async (_what, status, says) => {
    answer = says
    const startedAt = Date.now()
    const got = await ask(banner)
    expect([got.status, await got.json()]).toMatchObject([status, { status }])
    expect(Date.now() - startedAt).toBeLessThan(5000)
  },
  10_000,
)

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

const user = {
  id: 'u1',
  email: 'agnes@people.example',
  pendingEmail: null,
  firstName: 'Ágnes',
  lastName: null,
  nickname: null,
  phone: null,
  birthDate: '1984-06-12',
  newsLetter: false,
  billingInformation: null,
  referralSource: null,
  registrationFormId: null,
  isTwoStepRegistered: false,
  rememberMe: true,
  isPaidUser: true,
  paidUserExpire: null,
  subscriptionId: 'sub_1',
  subscriptionCanceled: false,
  isAdmin: false,
  pictureUrl: null,
  coupons: [],
  tier: 'subscriber',
  plan: 'yearly',
} as const

const says =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

test('a session that begins is sealed into a cookie; the page gets the rest', async () => {
  const { openSession } = await import('@/server/session/seal')
  answer = says(200, { user, token: 'secret-token', expiresIn: 30 })
  const body = JSON.stringify({ email: user.email, password: 'x' })
  const got = await ask('/user/login', { method: 'POST', headers: ownPage, body })
  expect(await got.json()).toEqual({ user, expiresIn: 30 })
  expect(seen[0]?.text).toBe(body)
  const cookie = got.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookie).not.toContain('secret-token')
  expect(await openSession(/token=([^;]+)/.exec(cookie)?.[1])).toEqual({
    token: 'secret-token',
    audience: 'subscriber-yearly',
    lacksName: true,
  })
})

test.each([
  ['a me call that is refused', '/user/me', 'GET', 401, true],
  ['a logout', '/user/logout', 'POST', 200, true],
  ['a logout that did not work', '/user/logout', 'POST', 500, false],
  ['a login that is refused', '/user/login', 'POST', 401, false],
  ['an account that is gone', '/user/delete-user', 'DELETE', 200, true],
  ['a change that is refused', '/user/update', 'POST', 400, false],
])('%s: is the cookie taken away?', async (_what, path, method, status, isTaken) => {
  const { sealSession } = await import('@/server/session/seal')
  const seal = await sealSession({ token: 'abc', audience: 'free' }, 60)
  answer = says(status, { message: 'x', status })
  const headers = { ...ownPage, cookie: `token=${seal}` }
  const got = await ask(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) })
  expect(got.status).toBe(status)
  expect(got.headers.get('set-cookie')?.includes('Max-Age=0') ?? false).toBe(isTaken)
})

test.each([
  ['another site', { ...ownPage, 'sec-fetch-site': 'cross-site' }, '{}', 403],
  ['a sister site', { ...ownPage, 'sec-fetch-site': 'same-site' }, '{}', 403],
  ['nobody', { 'content-type': 'application/json' }, '{}', 403],
  ['a plain form', { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 400],
  [
    'a form with files',
    { ...ownPage, 'content-type': 'multipart/form-data; boundary=x' },
    'x',
    400,
  ],
  ['much too much', ownPage, 'x'.repeat(17 * 1024), 413],
])('a change from %s is refused and not asked of the cms', async (_who, headers, body, status) => {
  const got = await ask('/user/login', { method: 'POST', headers, body })
  expect([got.status, await got.json()]).toMatchObject([status, { status }])
  expect(seen).toEqual([])
})

test('a question that changes something is for our own pages too', async () => {
  const search = '?email=a@b.hu'
  expect((await ask('/user/forgot-password', { search })).status).toBe(403)
  answer = says(200, { email: 'a@b.hu' })
  expect((await ask('/user/forgot-password', { search, headers: ownPage })).status).toBe(200)
})

test('the cms hears the address that the proxy before us put last, and the browser’s name', async () => {
  const headers = { ...ownPage, 'x-forwarded-for': '1.1.1.1, 9.9.9.9', 'user-agent': 'Turtle/9' }
  await ask('/user/me', { headers })
  expect(seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '9.9.9.9', 'user-agent': 'Turtle/9' })
})
