import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { publications } from './publications.mjs'
import { ResponseCache } from './response-cache'
import { watchRequests } from './watch-requests'

const longText = 'Árvíztűrő, мост, 🌞. '.repeat(500)

/** What Next was asked, since the test began. */
let asked: string[] = []

/** Like Next's answers from its cache: compressed as requested, in chunks where the length is unknown. */
function answerLikeNext({ url = '', method, headers }: IncomingMessage, response: ServerResponse) {
  asked.push(url)
  response.statusCode = url === '/terms' ? 404 : 200
  response.setHeader('x-nextjs-cache', url === '/contact' || asked.length === 1 ? 'MISS' : 'HIT')
  response.setHeader('Vary', 'rsc, next-router-state-tree')
  response.setHeader('Content-Type', headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8')
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 's-maxage=3600')
  if (url === '/imprint') response.setHeader('Set-Cookie', 'a=b')
  const text = `${longText}${url} ${headers['x-krono-audience'] ?? ''}`
  if (headers['accept-encoding'] === 'gzip, deflate, br') {
    response.setHeader('Content-Encoding', 'gzip')
    const bytes = gzipSync(text)
    response.write(bytes.subarray(0, 100))
    response.end(bytes.subarray(100))
  } else {
    response.setHeader('Content-Length', Buffer.byteLength(text))
    response.end(method === 'HEAD' ? undefined : text)
  }
}

const server = createServer(answerLikeNext)
let stop = () => {}

beforeAll(async () => {
  stop = watchRequests(
    { scriptHashes: [], isDevelopment: false },
    {
      cookies: { session: 'token', preview: 'preview' },
      proxies: 1,
      knownAudience: (cookie) => ({ mine: 'free', yours: 'admin' })[cookie ?? ''],
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  stop()
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  publications.note([])
  const later = Date.now() + 1
  while (Date.now() < later);
  asked = []
})

afterEach(() => {
  jest.restoreAllMocks()
})

type Manner = { method?: string; headers?: Record<string, string> }

/** One answer as it comes over the wire: its state, its headers without those of the connection, its bytes. */
const ask = (path: string, { method = 'GET', headers = {} }: Manner = {}) =>
  new Promise<{ status: number; headers: object; bytes: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, path, method, headers, host: '127.0.0.1' }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const { date, connection, ...encodings } = answer.headers
        delete encodings['keep-alive']
        // A streamed answer has no content length; a cached one has.
        if (encodings['content-encoding']) delete encodings['content-length']
        delete encodings['transfer-encoding']
        const bytes = Buffer.concat(parts).toString('base64')
        resolve({ status: answer.statusCode ?? 0, headers: encodings, bytes })
      })
    })
      .on('error', reject)
      .end()
  })

/** The second answer, which comes from Next's cache, beside the third. */
async function askThrice(path: string, manner?: Manner) {
  const [, second, third] = [
    await ask(path, manner),
    await ask(path, manner),
    await ask(path, manner),
  ]
  return { second, third }
}

const browser = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'x', accept: 'text/html' }

test.each<[string, string, Manner]>([
  ['a page', '/', {}],
  ['a page to a browser', '/', { headers: browser }],
  ['a page, whatever its query says', '/?utm=x', {}],
  ['a page to TLS', '/payment', { headers: { 'x-forwarded-proto': 'https' } }],
  ['a page to who chose about cookies', '/payment', { headers: { cookie: 'selection=x' } }],
  ['a page to a member', '/payment', { headers: { ...browser, cookie: 'token=mine' } }],
  ['a result', '/kronoworksheet/visitor?date=1984-06-12', { headers: browser }],
  ['the calculator', '/biorhythm?utm=x', { headers: browser }],
  ['a page to who wants it anew', '/', { headers: { 'cache-control': 'no-cache' } }],
  ['a page to who has it', '/', { headers: { 'if-none-match': '"x"' } }],
])('%s is answered once more as it was, without Next', async (_, path, manner) => {
  const { second, third } = await askThrice(path, manner)
  expect(third).toEqual(second)
  expect(third.status).toBe(200)
  expect(asked).toHaveLength(2)
})

test.each<[string, string, Manner]>([
  ['whoever wants the head alone', '/', { method: 'HEAD' }],
  ['who sends something', '/', { method: 'POST' }],
  ['Next’s router', '/', { headers: { rsc: '1' } }],
  ['Next’s router at its address', '/?_rsc=x', {}],
  ['who looks ahead', '/', { headers: { 'next-router-prefetch': '1' } }],
  ['who wants a part', '/', { headers: { range: 'bytes=0-9' } }],
  ['who weighs what it can read', '/', { headers: { 'accept-encoding': 'gzip;q=0.5' } }],
  ['who reads deflated alone', '/', { headers: { 'accept-encoding': 'deflate' } }],
  ['a session that nobody opened', '/', { headers: { cookie: 'token=x' } }],
  ['a session by its other name', '/', { headers: { cookie: '__Host-token=x' } }],
  ['an editor', '/', { headers: { cookie: 'preview=x' } }],
  ['an editor of drafts', '/', { headers: { cookie: '__prerender_bypass=x' } }],
  ['a member who edits', '/', { headers: { cookie: 'token=mine; __prerender_bypass=x' } }],
  ['a page that is none', '/terms', {}],
  ['a page that was just made', '/contact', {}],
  ['a page of one person', '/profile', { headers: { cookie: 'token=mine' } }],
  ['a calculator that was asked', '/biorhythm?birth=1984-06-12', {}],
  ['a result with a name', '/kronoworksheet/visitor?date=1984-06-12&name=x', {}],
  ['a page with a cookie', '/imprint', {}],
])('%s is answered by Next each time', async (_, path, manner) => {
  const { second, third } = await askThrice(path, manner)
  const plain = (answer: typeof second) => JSON.stringify(answer).replace(/nonce-[\w+/=]+/g, '')
  expect(plain(third)).toBe(plain(second))
  // A page that is none is answered with one that is (decision error-answers).
  expect(asked.filter((url) => !url.startsWith('/refused/'))).toHaveLength(3)
})

test('no audience gets the page of another', async () => {
  const cookies = ['', 'token=mine', 'token=yours', 'token=x']
  const all = async () => {
    const answers: Awaited<ReturnType<typeof ask>>[] = []
    for (const cookie of cookies) answers.push(await ask('/payment', { headers: { cookie } }))
    return answers
  }
  const [, second, third] = [await all(), await all(), await all()]
  expect(third).toEqual(second)
  expect(new Set(third.map(({ bytes }) => bytes)).size).toBe(3)
})

test('Next never sees the query of the first request for a page that all get', async () => {
  for (const path of ['/?utm=x', '/payment?a=%22', '/?_rsc=1&utm=x', '/biorhythm?utm=x'])
    await ask(path)
  for (const path of ['/login?redirectUrl=%2F', '/biorhythm?birth=1']) await ask(path)
  expect(asked).toEqual([
    ...['/', '/payment', '/?_rsc=1', '/biorhythm'],
    ...['/login?redirectUrl=%2F', '/biorhythm?birth=1'],
  ])
})

test('after a publication Next is asked, at once', async () => {
  await askThrice('/')
  publications.note(['page'])
  await ask('/')
  expect(asked).toHaveLength(3)
})

test('what was begun before a publication is not cached', async () => {
  await ask('/')
  server.prependOnceListener('request', () => publications.note(['page']))
  await ask('/')
  await ask('/')
  expect(asked).toHaveLength(3)
})

test('after ten seconds Next is asked whether it is time for a new one', async () => {
  await askThrice('/')
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 10_001)
  await ask('/')
  expect(asked).toHaveLength(3)
})

test('in the last seconds of a day nothing is cached: pages say “today”', async () => {
  const midnight = new Date('2099-06-12T00:00:00+02:00').getTime()
  jest.spyOn(Date, 'now').mockReturnValue(midnight - 5000)
  await askThrice('/')
  expect(asked).toHaveLength(3)
})

test('whatever addresses are tried, it is sixteen megabytes and those that were asked for last', () => {
  const answers = new ResponseCache()
  const bytes = Buffer.alloc(100_000)
  const store = (question: string) =>
    answers.store(question, { headers: [], bytes, since: Date.now() })
  const all = Array.from({ length: 500 }, (_, index) => `identity  visitor /${index}`)
  store('first')
  for (const question of all) {
    store(question)
    store(question)
    answers.find('first')
  }
  expect(answers.bytes).toBe(16_000_000)
  expect(all.filter((question) => answers.find(question))).toEqual(all.slice(-159))
  expect(answers.find('first')).toBeDefined()
})
