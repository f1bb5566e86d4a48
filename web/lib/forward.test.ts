import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const json: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-in': '1' })
  response.end('{"isAvailable":false}')
}

let cms: Server
let seen: IncomingMessage[] = []
let answer: Answer = json

beforeAll(async () => {
  cms = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    CMS_URL: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
    SESSION_SECRET: 'a-password-for-this-test-alone-0123456789',
    CONTENT_TOKEN: 'content-0123456789-0123456789',
    REVALIDATE_SECRET: 'revalidate-0123456789-0123456789',
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
  const { sealSession } = await import('./session/seal')
  const seal = await sealSession({ token: 'abc', audience: 'free' }, 60)
  const headers = { cookie: `x=1; token=${seal}`, authorization: 'Bearer x', token: 'forged' }
  await ask(banner, { headers })
  await ask(banner, { headers: { ...headers, cookie: 'token=rubbish' } })
  expect(seen.map((request) => request.headers.token)).toEqual(['abc', undefined])
  for (const { headers } of seen) {
    expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined])
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
