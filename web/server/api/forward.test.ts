import { expect, test } from '@jest/globals'
import { member, secrets } from '@/testing/session'
import { type Answer, standInForCms } from '@/testing/stand-in-cms'
import { askForward, ownPage } from './fixtures'

const cms = standInForCms()

const banner = '/banner/get-latest-banner'

test('a call is forwarded with its query, and the response has only the body and two headers', async () => {
  const got = await askForward(banner, { search: '?tier=free&a[b]=c' })
  expect([got.status, await got.json()]).toEqual([200, { isAvailable: false }])
  expect(cms.seen.map((request) => request.url)).toEqual([`/api${banner}?tier=free&a[b]=c`])
  expect([...got.headers.keys()].sort()).toEqual(['cache-control', 'content-type'])
})

test('the token of a sealed session is forwarded as a header, other credentials are not', async () => {
  const { sealSession } = await import('@/server/session/seal')
  const seal = await sealSession({ token: 'abc', audience: 'free' }, 60)
  const headers = { cookie: `x=1; token=${seal}`, authorization: 'Bearer x', token: 'forged' }
  await askForward(banner, { headers })
  await askForward(banner, { headers: { ...headers, cookie: 'token=rubbish' } })
  expect(cms.seen.map((request) => request.headers.token)).toEqual(['abc', undefined])
  for (const { headers } of cms.seen) {
    const own = `Bearer ${secrets.CONTENT_TOKEN}`
    expect([headers.cookie, headers.authorization]).toEqual([undefined, own])
  }
})

test.each([
  ['/banner', 'GET', 404],
  ['/banner/get-latest-banner/', 'GET', 404],
  ['/banners', 'GET', 404],
  ['/pages', 'GET', 404],
  ['/chart', 'GET', 404],
  // Contains birth dates: only web uses it, to create a calendar.
  ['/calendar/feed', 'GET', 404],
  ['/banner/../pages', 'GET', 404],
  ['/banner/%2e%2e/pages', 'GET', 404],
  ['/constructor', 'GET', 404],
  ['/order/a/b', 'GET', 404],
  ['/order/a.b', 'GET', 404],
  ['/order/', 'GET', 404],
  ['/x/order/abc', 'GET', 404],
  [`/order/${'x'.repeat(65)}`, 'GET', 404],
  ['/user/update', 'GET', 405],
  [banner, 'POST', 405],
  [banner, 'DELETE', 405],
])('%s by %s is answered %i and not forwarded to the cms', async (path, method, status) => {
  const got = await askForward(path, { method })
  expect([got.status, await got.json()]).toMatchObject([status, { status }])
  expect(cms.seen).toEqual([])
})

test('a refusal is returned unchanged', async () => {
  const body = { message: 'x', status: 429 }
  cms.answer = (_request, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '7' })
    response.end(JSON.stringify(body))
  }
  const got = await askForward(banner)
  expect([got.status, got.headers.get('retry-after'), await got.json()]).toEqual([429, '7', body])
})

test.each([
  ['a body that is not JSON', 502, ((_request, response) => response.end('<html>')) as Answer],
  ['nothing', 503, ((request) => request.socket.destroy()) as Answer],
  ['nothing for seconds', 503, (() => undefined) as Answer],
])(
  'a cms that answers %s results in %i',
  async (_what, status, says) => {
    cms.answer = says
    const startedAt = Date.now()
    const got = await askForward(banner)
    expect([got.status, await got.json()]).toMatchObject([status, { status }])
    expect(Date.now() - startedAt).toBeLessThan(5000)
  },
  10_000,
)

const user = { ...member, lastName: null }

const says =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

test('a new session is sealed into a cookie; the page gets the rest', async () => {
  const { openSession } = await import('@/server/session/seal')
  cms.answer = says(200, { user, token: 'secret-token', expiresIn: 30 })
  const body = JSON.stringify({ email: user.email, password: 'x' })
  const got = await askForward('/user/login', { method: 'POST', headers: ownPage, body })
  expect(await got.json()).toEqual({ user, expiresIn: 30 })
  expect(cms.seen[0]?.text).toBe(body)
  const cookie = got.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookie).not.toContain('secret-token')
  expect(await openSession(/token=([^;]+)/.exec(cookie)?.[1])).toEqual({
    token: 'secret-token',
    audience: 'subscriber-yearly',
    user: user.id,
    lacksName: true,
  })
})

test('a confirmed address may start a session, which is sealed; without a session no cookie is set', async () => {
  const confirm = () =>
    askForward('/user/validate-email', { method: 'POST', headers: ownPage, body: '{"id":"x"}' })
  const email = user.email
  const chosenPeople = [{ name: 'Anna', date: '1984-06-12' }]
  cms.answer = says(200, { email, user, token: 'secret-token', expiresIn: 1, chosenPeople })
  const signedIn = await confirm()
  expect(await signedIn.json()).toEqual({ email, user, expiresIn: 1, chosenPeople })
  expect(signedIn.headers.get('set-cookie')).toMatch(/; Max-Age=86400; /)
  expect(signedIn.headers.get('set-cookie')).not.toContain('secret-token')
  cms.answer = says(200, { email })
  const again = await confirm()
  expect([again.status, await again.json(), again.headers.get('set-cookie')]).toEqual([
    200,
    { email },
    null,
  ])
  // A token without a complete session is not passed on.
  cms.answer = says(200, { email, token: 'secret-token' })
  expect((await confirm()).status).toBe(502)
})

test.each([
  ['a refused me call', '/user/me', 'GET', 401, true],
  ['a logout', '/user/logout', 'POST', 200, true],
  ['a failed logout', '/user/logout', 'POST', 500, false],
  ['a refused login', '/user/login', 'POST', 401, false],
  ['a deleted account', '/user/delete-user', 'DELETE', 200, true],
  ['a successful change', '/user/update', 'POST', 200, false],
  ['a refused change', '/user/update', 'POST', 400, false],
])('after %s the cookie is deleted or kept', async (_what, path, method, status, isDeleted) => {
  const { sealSession } = await import('@/server/session/seal')
  const seal = await sealSession({ token: 'abc', audience: 'free' }, 60)
  cms.answer = says(status, { message: 'x', status })
  const headers = { ...ownPage, cookie: `token=${seal}` }
  const got = await askForward(path, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  expect(got.status).toBe(status)
  expect(got.headers.get('set-cookie')?.includes('Max-Age=0') ?? false).toBe(isDeleted)
})

test.each([
  ['another site', { ...ownPage, 'sec-fetch-site': 'cross-site' }, '{}', 403],
  ['a sibling site', { ...ownPage, 'sec-fetch-site': 'same-site' }, '{}', 403],
  ['an unknown origin', { 'content-type': 'application/json' }, '{}', 403],
  ['a plain form', { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 400],
  [
    'a form with files',
    { ...ownPage, 'content-type': 'multipart/form-data; boundary=x' },
    'x',
    400,
  ],
  ['a page with a body that is too large', ownPage, 'x'.repeat(17 * 1024), 413],
])(
  'a change from %s is refused and not forwarded to the cms',
  async (_who, headers, body, status) => {
    const got = await askForward('/user/login', { method: 'POST', headers, body })
    expect([got.status, await got.json()]).toMatchObject([status, { status }])
    expect(cms.seen).toEqual([])
  },
)

test.each([
  ['/user/forgot-password', '?email=a@b.hu'],
  ['/user/me', '?rememberMe=false'],
  ['/user/me', ''],
  ['/payment/status', '?session=x'],
])('a GET that changes data must come from our own pages too: %s%s', async (path, search) => {
  const { sealSession } = await import('@/server/session/seal')
  const cookie = `token=${await sealSession({ token: 'abc', audience: 'free' }, 60)}`
  const strangers: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    {},
  ]
  for (const site of strangers) {
    const got = await askForward(path, { search, headers: { ...site, cookie } })
    expect([got.status, got.headers.get('set-cookie')]).toEqual([403, null])
  }
  expect(cms.seen).toEqual([])
  cms.answer = says(400, { message: 'x', status: 400 })
  expect((await askForward(path, { search, headers: { ...ownPage, cookie } })).status).toBe(400)
  expect(cms.seen).toHaveLength(1)
})

test('a required password repetition does not end the session', async () => {
  const { sealSession } = await import('@/server/session/seal')
  const cookie = `token=${await sealSession({ token: 'abc', audience: 'free' }, 60)}`
  cms.answer = says(403, { message: 'x', status: 403 })
  const got = await askForward('/user/export', { headers: { cookie } })
  expect([got.status, got.headers.get('set-cookie')]).toEqual([403, null])
})

test('the cms gets the visitor’s address and the browser’s name', async () => {
  const headers = { ...ownPage, 'x-forwarded-for': '9.9.9.9', 'user-agent': 'Turtle/9' }
  await askForward('/user/me', { headers })
  expect(cms.seen[0]?.headers).toMatchObject({
    'x-forwarded-for': '9.9.9.9',
    'user-agent': 'Turtle/9',
  })
})

test('a path may contain an id, and HEAD is forwarded as GET', async () => {
  const ids = ['u-1_Z', 'x'.repeat(64)]
  for (const id of ids) expect((await askForward(`/order/${id}`)).status).toBe(200)
  expect((await askForward(banner, { method: 'HEAD' })).status).toBe(200)
  expect(cms.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    ...ids.map((id) => `GET /api/order/${id}`),
    `GET /api${banner}`,
  ])
})

test('no response is cached: neither of the cms nor of a new session', async () => {
  const cacheControlOf = async (path: string, init?: RequestInit) =>
    (await askForward(path, init)).headers.get('cache-control')
  expect(await cacheControlOf(banner)).toBe('no-store')
  cms.answer = says(200, { user, token: 'secret-token', expiresIn: 30 })
  const login = { method: 'POST', headers: ownPage, body: '{}' }
  expect(await cacheControlOf('/user/login', login)).toBe('no-store')
})

test('a login response without a complete session is a bad answer', async () => {
  cms.answer = says(200, { user, expiresIn: 30 })
  const got = await askForward('/user/login', { method: 'POST', headers: ownPage, body: '{}' })
  expect([got.status, got.headers.get('set-cookie')]).toEqual([502, null])
})

test('an invalid cookie is deleted when the cms answers 401; without a cookie none is set', async () => {
  cms.answer = says(401, { message: 'x', status: 401 })
  const taken = async (headers: Record<string, string>) =>
    (await askForward('/user/me', { headers: { ...ownPage, ...headers } })).headers.get(
      'set-cookie',
    )
  expect(await taken({ cookie: 'token=rubbish' })).toContain('Max-Age=0')
  expect(await taken({})).toBeNull()
})

test.each([
  ['none', ''],
  ['JSON in the second place', 'text/plain; application/json'],
])('a body whose content type is %s is not read', async (_what, type) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type }
  expect((await askForward('/user/login', { method: 'POST', headers, body: '{}' })).status).toBe(
    400,
  )
  const bytes = new Uint8Array([123, 125])
  const silent = { 'sec-fetch-site': 'same-origin' }
  const got = await askForward('/user/login', { method: 'POST', headers: silent, body: bytes })
  expect([got.status, cms.seen]).toEqual([400, []])
})

test('a response of the cms is JSON only if its content type begins with it', async () => {
  cms.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; application/json' })
    response.end('{}')
  }
  expect((await askForward(banner)).status).toBe(502)
})
