import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { cmsAnswers } from '@/server/cms/cms-answers'
import { dayCache } from '@/server/next-internals/day-cache.mjs'
import { drawnPages } from '@/server/next-internals/drawn-pages.mjs'
import { watchRequests } from '@/server/next-internals/watch-requests'
import { requestState } from '@/server/request-state'

const cookies = { session: 'token', preview: 'preview' }
const settings = { scriptHashes: [], isDevelopment: false }

/** Requests that reached Next's listener and are not answered yet, in order. */
const rendering: { request: IncomingMessage; response: ServerResponse; state: unknown }[] = []
const reachedNext: string[] = []

// Like Next's listener, it may never settle after the client has disconnected.
const listen = (request: IncomingMessage, response: ServerResponse) => {
  reachedNext.push(request.url ?? '')
  if (request.url === '/api/health') return response.end('well')
  rendering.push({ request, response, state: requestState() })
  server.emit('rendering')
  return new Promise(() => undefined)
}

const server = createServer().on('request', listen)

let site = ''
let stop = () => {}

/** Number of received requests and of closed connections in a test. */
let received = 0
let closed = 0

const countRequest = () => {
  received += 1
  server.emit('noted')
}

server.on('connection', (socket) => {
  socket.on('close', () => {
    closed += 1
    server.emit('noted')
  })
})

beforeAll(async () => {
  stop = watchRequests(settings, { cookies, proxies: 1 })
  subscribe('http.server.request.start', countRequest)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  stop()
  unsubscribe('http.server.request.start', countRequest)
  server.closeAllConnections()
  server.close()
})

let sentRequests: Promise<Response | undefined>[] = []

/** Answers all open requests, so that the next test begins with free lanes. */
afterEach(async () => {
  const finish = () => {
    for (const { response } of rendering.splice(0)) response.end('drawn')
  }
  server.on('rendering', finish)
  finish()
  await Promise.all(sentRequests)
  server.off('rendering', finish)
  sentRequests = []
  reachedNext.length = 0
  received = 0
  closed = 0
})

const dates = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(1940, 0, 1 + from + index)).toISOString().slice(0, 10)
    return `/kronoworksheet/visitor?date=${day}`
  })

function ask(path: string, from = '1.1.1.1', init: RequestInit = {}) {
  const answer = fetch(site + path, {
    ...init,
    headers: { 'x-forwarded-for': from, ...init.headers },
  })
  sentRequests.push(
    answer.then(
      (one) => one,
      () => undefined,
    ),
  )
  return answer
}

/** Resolves when at least this many requests are being rendered. */
async function renderingCount(count: number) {
  while (rendering.length < count) await once(server, 'rendering')
}

/** Resolves when at least this many requests have been received. */
async function receivedCount(count: number) {
  while (received < count) await once(server, 'noted')
}

async function finish(index = 0, body = 'drawn') {
  const [one] = rendering.splice(index, 1)
  one?.response.end(body)
}

test('two visitors are served at once, the others wait, and cached pages do not wait', async () => {
  const pages = dates(0, 4)
  const answers = pages.map((page) => ask(page))
  await renderingCount(2)
  expect(await (await ask('/api/health')).text()).toBe('well')
  expect(rendering).toHaveLength(2)
  const known = '/route-cache/APP_PAGE/ab/$/visitor/kronoworksheet/visitor/kept/1970-01-01'
  dayCache.set(known, { html: '' }, Date.now())
  drawnPages.note('/visitor/blog/known')
  for (const page of ['/', '/kronoworksheet/visitor?date=1970-01-01', '/blog/known']) {
    const answer = ask(page, '2.2.2.2')
    await renderingCount(3)
    expect(reachedNext.at(-1)).toBe(page)
    await finish(2)
    expect((await answer).status).toBe(200)
  }
  await finish()
  await renderingCount(2)
  expect(await (await Promise.race(answers)).text()).toBe('drawn')
})

test('each request keeps its async context, also when another request frees its slot', async () => {
  const pages = dates(10, 3)
  for (const page of pages) void ask(page)
  await renderingCount(2)
  const first = rendering.map(({ state }) => state)
  await finish()
  await renderingCount(2)
  const states = [...first, rendering.at(-1)?.state]
  expect(new Set(states).size).toBe(3)
  expect(states).not.toContain(undefined)
})

test('when the queue is full, a request gets a small page or JSON at once, with Retry-After', async () => {
  for (const page of dates(20, 34)) void ask(page)
  await receivedCount(34)
  const page = await ask(dates(60, 1)[0] ?? '')
  expect(page.status).toBe(503)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  const html = await page.text()
  expect(html).toMatch(/^<!doctype html>\n<html lang="hu">/)
  expect(html).toContain('Most nagyon sokan vannak itt')
  expect(html.length).toBeLessThan(1500)
  expect(html).not.toContain('<script')
  const data = await ask('/api/chart?date=1984-06-12')
  expect(data.status).toBe(429)
  expect(data.headers.get('retry-after')).toBe('5')
  expect(await data.json()).toEqual({ message: expect.stringContaining('Túl sok'), status: 429 })
  const head = await ask(dates(61, 1)[0] ?? '', '1.1.1.1', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([503, ''])
  const routed = await ask(`${dates(62, 1)[0]}&_rsc=1`, '1.1.1.1', { headers: { rsc: '1' } })
  expect(routed.status).toBe(503)
  await routed.text()
  expect(reachedNext).toHaveLength(2)
})

test('while the cms is down, a refusal reports that, and not too many requests', async () => {
  for (const page of dates(500, 34)) void ask(page)
  await receivedCount(34)
  cmsAnswers.noteQuestion(performance.now() - 3000)
  const page = await ask(dates(540, 1)[0] ?? '')
  const data = await ask('/api/chart?date=1984-06-12')
  cmsAnswers.noteAnswer()
  expect([page.status, data.status]).toEqual([503, 503])
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await page.text()
  expect(html).toContain('A hiba nálunk van, nem nálad.')
  expect(html).not.toContain('sokan')
  expect(html.length).toBeLessThan(1500)
  expect(await data.json()).toMatchObject({ message: expect.stringContaining('nem elérhető') })
})

test('networks take turns, and a new network displaces the one with the most waiting requests', async () => {
  const crowd = dates(100, 34).map((page) => ask(page, '2001:db8:1:2::1'))
  await receivedCount(34)
  // The owner of an IPv6 network chooses the second half of an address, so only the first half counts.
  expect((await ask(dates(140, 1)[0] ?? '', '2001:db8:1:2:ffff::9')).status).toBe(503)
  const other = ask(dates(150, 1)[0] ?? '', '3.3.3.3')
  const refused = (await Promise.race(crowd)).status
  expect(refused).toBe(503)
  await finish()
  await renderingCount(2)
  await finish()
  await renderingCount(2)
  expect(reachedNext.slice(2, 4)).toContain(dates(150, 1)[0])
  await finish(rendering.findIndex(({ request }) => request.url === dates(150, 1)[0]))
  expect((await other).status).toBe(200)
})

test('a request aborted while it waits is never rendered', async () => {
  const [one, two, gone, last] = dates(200, 4) as [string, string, string, string]
  void ask(one)
  void ask(two)
  await renderingCount(2)
  const leaving = new AbortController()
  const aborted = ask(gone, '4.4.4.4', { signal: leaving.signal })
  await receivedCount(3)
  void ask(last, '5.5.5.5')
  await receivedCount(4)
  const before = closed
  leaving.abort()
  await expect(aborted).rejects.toThrow()
  while (closed === before) await once(server, 'noted')
  await finish()
  await renderingCount(2)
  await finish()
  await finish()
  await Promise.all(sentRequests)
  expect(reachedNext).not.toContain(gone)
  expect(reachedNext).toContain(last)
})

test('a slot is free again when the rendering fails and when the client disconnects during it', async () => {
  const pages = dates(300, 6)
  for (const page of pages.slice(0, 2)) void ask(page, '6.6.6.6')
  await renderingCount(2)
  for (const { response } of rendering.splice(0)) response.destroy()
  const leaving = new AbortController()
  const aborted = [2, 3].map((index) =>
    ask(pages[index] ?? '', '7.7.7.7', { signal: leaving.signal }),
  )
  await renderingCount(2)
  leaving.abort()
  await Promise.allSettled(aborted)
  rendering.length = 0
  for (const page of pages.slice(4)) void ask(page, '8.8.8.8')
  await renderingCount(2)
  expect(rendering.map(({ request }) => request.url).sort()).toEqual(pages.slice(4))
})

test('pipelined requests have a slot each, and free them when the connection closes', async () => {
  const pages = dates(400, 4)
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    pages
      .slice(0, 2)
      .map((page) => `GET ${page} HTTP/1.1\r\nHost: x\r\n\r\n`)
      .join(''),
  )
  await renderingCount(2)
  socket.destroy()
  rendering.length = 0
  for (const page of pages.slice(2)) void ask(page)
  await renderingCount(2)
  expect(rendering.map(({ request }) => request.url).sort()).toEqual(pages.slice(2))
})

test('too many picture requests of one person are refused before the request is read', async () => {
  const finishAll = () => finish()
  server.on('rendering', finishAll)
  for (let index = 0; index < 100; index += 1)
    expect((await ask('/api/picture?kind=nonsense', '9.9.9.9')).status).toBe(200)
  const before = reachedNext.length
  const answer = await ask('/api/picture?kind=nonsense', '9.9.9.9')
  server.off('rendering', finishAll)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(5)
  expect(reachedNext).toHaveLength(before)
})
