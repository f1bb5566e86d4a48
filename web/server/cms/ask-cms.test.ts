import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const answering =
  (status: number, body?: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }

let cms: Server
let seen: { method?: string | undefined; url?: string | undefined; text: string }[] = []
let receivedHeaders: IncomingMessage['headers'] = {}
let answer: Answer = answering(200, {})

beforeAll(async () => {
  cms = createServer((request, response) => {
    const received = { method: request.method, url: request.url, text: '' }
    receivedHeaders = request.headers
    seen.push(received)
    request.on('data', (chunk) => {
      received.text += String(chunk)
    })
    request.on('end', () => answer(request, response))
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    CMS_URL: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
    SESSION_SECRET: 'a-password-for-this-test-alone-0123456789',
    CONTENT_TOKEN: 'content-0123456789-0123456789',
    REVALIDATE_SECRET: 'revalidate-0123456789-0123456789',
    PREVIEW_SECRET: 'preview-0123456789-0123456789-012',
  })
})
beforeEach(() => {
  seen = []
})
afterAll(() => {
  cms.closeAllConnections()
  cms.close()
})

const load = async () => (await import('./ask-cms')).askCms
const caller = { token: 'abc', address: '203.0.113.7' }

test('a request has method, path and input of its contract row, and the headers of its caller', async () => {
  const askCms = await load()
  answer = answering(200, { id: 'f1', exists: true })
  const exists = await askCms({ endpoint: 'userExists', input: { email: 'a@b.hu' }, caller })
  expect(exists).toEqual({ exists: true })
  expect(receivedHeaders).toMatchObject({
    token: 'abc',
    'x-forwarded-for': '203.0.113.7',
    authorization: 'Bearer content-0123456789-0123456789',
  })
  answer = answering(200, { campaign: 1, msg: 'none' })
  await askCms({ endpoint: 'activeCampaign', input: { language: 'hun' }, caller: {} })
  expect([receivedHeaders.token, receivedHeaders['x-forwarded-for']]).toEqual([
    undefined,
    undefined,
  ])
  expect(seen).toEqual([
    { method: 'POST', url: '/api/user/get-user-exists', text: '{"email":"a@b.hu"}' },
    { method: 'GET', url: '/api/campaign/active-campaign?language=hun', text: '' },
  ])
})

test('a GET on a closed connection is repeated once, a change never', async () => {
  const askCms = await load()
  const respond = answering(200, { campaign: 1, msg: 'none' })
  answer = (request, response) =>
    seen.length === 1 ? request.socket.destroy() : respond(request, response)
  await askCms({ endpoint: 'activeCampaign', input: { language: 'hun' }, caller: {} })
  expect(seen).toHaveLength(2)
  seen = []
  const changed = askCms({ endpoint: 'userExists', input: { email: 'a@b.hu' }, caller })
  await expect(changed).rejects.toThrow()
  expect(seen).toHaveLength(1)
})

test('an id is written into the path, and undefined input is not in the query', async () => {
  const askCms = await load()
  answer = answering(404, { message: 'x', status: 404 })
  const input = { language: undefined }
  const result = askCms({ endpoint: 'analysis', id: 'a/$&', input, caller })
  await expect(result).rejects.toMatchObject({ path: '/analysis/{id}', status: 404 })
  expect(seen[0]?.url).toBe('/api/analysis/a%2F%24%26')
})

test.each([
  [
    'a refusal',
    answering(409, { message: 'no', status: 409 }),
    409,
    { message: 'no', status: 409 },
  ],
  ['a refusal without an error body', answering(400, 'no'), 400, undefined],
  ['a fault', answering(500, { message: 'oh', status: 500 }), 500, undefined],
  ['a redirect', answering(302, {}), 302, undefined],
  [
    'a body that the contract does not allow',
    answering(200, { price: 1 }),
    'unreadable',
    undefined,
  ],
  [
    'a body that is not JSON',
    ((_, response) => response.end('<')) as Answer,
    'unreadable',
    undefined,
  ],
  [
    'a closed connection',
    ((request) => request.socket.destroy()) as Answer,
    'unreachable',
    undefined,
  ],
])('%s is a ContentError', async (_what, cmsAnswer, status, refusal) => {
  const askCms = await load()
  const { ContentError } = await import('./content-error')
  answer = cmsAnswer
  const result = askCms({ endpoint: 'quote', input: { product: 'premium-month' }, caller })
  const error = await result.catch((one: unknown) => one)
  expect(error).toBeInstanceOf(ContentError)
  expect(error).toMatchObject({ path: '/payment/quote', status, refusal })
})

test('a response without a body is not an error', async () => {
  const askCms = await load()
  answer = (_request, response) => response.writeHead(204).end()
  const views = [{ day: '2026-11-22', path: '/', count: 1 }]
  expect(await askCms({ endpoint: 'pageViews', input: { views }, caller: {} })).toBeUndefined()
})

test('a refusal may be read, or ignored', async () => {
  const { ContentError, orRefusal, unlessRefused } = await import('./content-error')
  const refusal = { message: 'no', status: 404 }
  const fail = () => Promise.reject(new ContentError('/x', 404, refusal))
  expect(await orRefusal(fail())).toEqual({ refusal })
  expect(await unlessRefused(fail(), [404])).toBeUndefined()
  await expect(unlessRefused(fail(), [400])).rejects.toThrow('content /x: 404')
  await expect(orRefusal(Promise.reject(new ContentError('/x', 500)))).rejects.toThrow('500')
})

const ofContent = (path: string, tag: string) => ({
  path,
  search: '?locale=hu',
  caller: {},
  loading: { next: { tags: [tag] }, cache: 'force-cache' as const, headers: {} },
})

test('the cache is used if a content request fails; status 404 is not a failure', async () => {
  const { requestCms } = await import('./request-cms')
  const { cmsSilence } = await import('@/server/next-internals/cms-silence.mjs')
  for (const [cmsAnswer, status, times] of [
    [answering(200, { data: [] }), 200, 1],
    [answering(404, {}), 404, 1],
    [answering(503, {}), 503, 2],
    [answering(500, {}), 500, 2],
    [answering(403, {}), 403, 2],
  ] as const) {
    seen = []
    cmsSilence.end()
    answer = cmsAnswer
    expect((await requestCms(ofContent('/pages', 'page'))).status).toBe(status)
    expect([status, seen.length, cmsSilence.isSilent]).toEqual([status, times, times === 2])
  }
})

test('earlier requests for a published type are repeated, once each, and no others', async () => {
  const { askAgain } = await import('./ask-again')
  const { requestCms } = await import('./request-cms')
  answer = answering(200, { data: [] })
  for (const [path, tag] of [
    ['/pages', 'page'],
    ['/descriptions', 'description'],
    ['/pages', 'page'],
    ['/page-dates', 'page'],
  ] as const)
    await requestCms(ofContent(path, tag))
  seen = []
  await askAgain(['page'])
  expect(seen.map(({ url }) => url)).toEqual(['/api/pages?locale=hu', '/api/page-dates?locale=hu'])
  seen = []
  answer = (request) => request.socket.destroy()
  await askAgain(['page', 'description'])
  expect(new Set(seen.map(({ url }) => url)).size).toBe(1)
})
