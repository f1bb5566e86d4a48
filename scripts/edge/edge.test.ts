import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { identifyingCookies } from '../../web/server/next-internals/identifying-cookies.mjs'
import { stop } from '../lib/processes.mjs'
import { getNginx, startEdge } from './start-edge.ts'

const shared = 's-maxage=1, max-age=0, stale-while-revalidate=1, stale-if-error=86400'
/** Does not expire during a test. */
const long = 's-maxage=600'

type Respond = (request: IncomingMessage, response: ServerResponse) => void

const nginx = await getNginx()
const isSkipped = !nginx && 'no nginx on this machine'

let requests: IncomingMessage[] = []
let respond: Respond
const server = createServer((request, response) => {
  requests.push(request)
  respond(request, response)
})
let edge: Awaited<ReturnType<typeof startEdge>> | undefined
let made = 0

before(async () => {
  if (!nginx) return
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  edge = await startEdge(nginx, [(server.address() as AddressInfo).port])
})
after(async () => {
  if (edge) await stop(edge.program)
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
  respond = (_request, response) => {
    response.writeHead(200, {
      'Cache-Control': long,
      Vary: 'Cookie, rsc',
      'Content-Type': 'text/html',
    })
    response.end(`page ${requests.length}`)
  }
})

/** An address that no test requested before. */
const newPath = () => {
  made += 1
  return `/page-${made}`
}

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${edge?.address}${path}`, { headers, method, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const consent = (analytics: boolean) =>
  `selection=${encodeURIComponent(JSON.stringify({ necessary: true, analytics }))}`

test('a page for all visitors is requested from web once', { skip: isSkipped }, async () => {
  const path = newPath()
  const first = await get(path, { cookie: consent(false) })
  const second = await get(path, { 'x-odd': '1', 'accept-language': 'ru', cookie: '_ga=1' })
  assert.deepEqual([first.text, second.text, requests.length], ['page 1', 'page 1', 1])
  // Other caches need it: they do not know the site's cookies.
  assert.equal(second.headers.get('vary'), 'Cookie, rsc')
})

const alone: [string, Record<string, string>][] = [
  ...identifyingCookies.flatMap((name): [string, Record<string, string>][] => [
    [`only the cookie ${name}`, { cookie: `${name}=abc` }],
    [`another cookie and ${name}`, { cookie: `x=1; ${name}=abc` }],
  ]),
  ['a session with spaces', { cookie: 'token =abc' }],
  ['an unknown choice of cookies', { cookie: 'selection=%7B%22analytics%22%3A1%7D' }],
  ['two choices of cookies', { cookie: `${consent(true)}; ${consent(false)}` }],
  ['credentials', { authorization: 'Basic eDp5' }],
  ['an unknown kind of document', { rsc: '2' }],
]

for (const [what, headers] of alone) {
  test(`${what} is answered by web, and the answer is not stored`, {
    skip: isSkipped,
  }, async () => {
    const path = newPath()
    const texts = [
      await get(path),
      await get(path, headers),
      await get(path, headers),
      await get(path),
    ]
    assert.deepEqual(
      texts.map(({ text }) => text),
      ['page 1', 'page 2', 'page 3', 'page 1'],
    )
  })
}

test('pages with and without consent, for the router and over TLS are stored apart', {
  skip: isSkipped,
}, async () => {
  const path = newPath()
  const variants: Record<string, string>[] = [
    {},
    { cookie: consent(true) },
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { 'x-forwarded-proto': 'https' },
  ]
  for (const repeated of [1, 2]) {
    for (const [place, headers] of variants.entries())
      assert.equal((await get(path, headers)).text, `page ${place + 1}`, String(repeated))
  }
})

const notStored: [string, number, Record<string, string>][] = [
  ['a private page', 200, { 'Cache-Control': 'private, no-cache' }],
  ['a page without a lifetime', 200, {}],
  ['a page that sets a cookie', 200, { 'Cache-Control': long, 'Set-Cookie': 'a=1' }],
  ['a redirect without a lifetime', 307, { Location: '/' }],
  ['an error', 503, { 'Retry-After': '5' }],
]

for (const [what, status, headers] of notStored) {
  test(`${what} is not stored`, { skip: isSkipped }, async () => {
    const path = newPath()
    respond = (_request, response) => response.writeHead(status, headers).end(`${requests.length}`)
    const answers = [await get(path), await get(path)]
    assert.deepEqual(
      answers.map(({ text }) => text),
      ['1', '2'],
    )
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [status, status],
    )
  })
}

test('data are never stored, and a write is sent once', { skip: isSkipped }, async () => {
  await get('/api/home')
  await get('/api/home')
  await get('/%61pi/home')
  await get(newPath(), {}, 'POST')
  assert.equal(requests.length, 4)
})

test('a new version is sent as soon as the stored one is two seconds old', {
  skip: isSkipped,
}, async () => {
  const path = newPath()
  let version = 'old'
  respond = (_request, response) =>
    response.writeHead(200, { 'Cache-Control': shared }).end(version)
  assert.equal((await get(path)).text, 'old')
  version = 'new'
  while ((await get(path)).text === 'old') await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal((await get(path)).text, 'new')
})

test('while web fails, the last page is sent; web’s own answer where there is none', {
  skip: isSkipped,
}, async () => {
  const path = newPath()
  respond = (_request, response) =>
    response.writeHead(200, { 'Cache-Control': 's-maxage=1' }).end('page')
  await get(path)
  const failures: Respond[] = [
    (_request, response) => response.writeHead(503, { 'Retry-After': '5' }).end('busy'),
    (request) => request.socket.destroy(),
  ]
  for (const failure of failures) {
    respond = failure
    // Until the page has expired, so that web is asked.
    const before = requests.length
    while (requests.length === before) assert.deepEqual(await statusAndText(path), [200, 'page'])
    assert.deepEqual(await statusAndText(path), [200, 'page'])
  }
  respond = failures[0] ?? respond
  assert.deepEqual(await statusAndText(newPath()), [503, 'busy'])
})

const statusAndText = async (path: string) => {
  const { status, text } = await get(path)
  return [status, text]
}

test('web gets the addresses of all proxies, in their order', { skip: isSkipped }, async () => {
  await get(newPath(), { 'x-forwarded-for': '203.0.113.9' })
  assert.equal(requests[0]?.headers['x-forwarded-for'], '203.0.113.9, 127.0.0.1')
})
