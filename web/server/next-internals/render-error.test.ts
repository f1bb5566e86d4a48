import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { watchRequests } from './watch-requests'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Starts a server with this listener and returns a function that requests a path from it. */
async function serve(answer: RequestListener) {
  const stop = watchRequests(
    { scriptHashes: [], isDevelopment: false, panel: undefined },
    { cookies: { session: 'token', preview: 'preview' }, proxies: 0 },
  )
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    stop()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
}

/** Answers every request with `status` as Next does, and requests for the error page with `errorPage`. */
const asNext =
  (
    status: number,
    errorPage: string | undefined,
    type = 'text/html; charset=utf-8',
  ): RequestListener =>
  (request, response) => {
    if (request.url?.startsWith('/refused/')) {
      response.statusCode = errorPage ? 200 : 500
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      return response.end(`${errorPage} at ${request.url} for ${request.headers.cookie}`)
    }
    response.statusCode = status
    response.setHeader('Content-Type', type)
    response.flushHeaders()
    response.write('<html id="__next_error__">')
    return response.end('</html>')
  }

test.each([
  ['/nothing', 404, 'notFound'],
  ['/my-coupons', 401, 'myCoupons'],
  ['/kronoworksheet?activetab=2', 403, 'relationship'],
  ['/krono/abc', 404, 'shared'],
])('%s with %i is answered with the rendered error page', async (path, status, page) => {
  const get = await serve(asNext(status, 'drawn'))
  const answer = await get(path, { cookie: 'token=mine' })
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe(`drawn at /refused/${page} for token=mine`)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  // The page comes from the cache and has no nonce.
  expect(answer.headers.get('content-security-policy')).not.toContain('nonce-')
})

test('the address of a shared link is not sent as a referrer, even if the link is unknown', async () => {
  const get = await serve(asNext(404, 'drawn'))
  expect((await get('/krono/abc')).headers.get('referrer-policy')).toBe('no-referrer')
})

test.each([
  ['a response that is not a document', 404, 'application/json', {}],
  ['a response for Next’s router', 404, 'text/html', { rsc: '1' }],
  ['a page in an editor’s preview', 404, 'text/html', { cookie: 'preview=x' }],
  ['a server error', 500, 'text/html', {}],
])('%s is sent unchanged', async (_what, status, type, headers) => {
  const get = await serve(asNext(status, 'drawn', type))
  const answer = await get('/nothing', headers)
  expect([answer.status, await answer.text()]).toEqual([
    status,
    '<html id="__next_error__"></html>',
  ])
})

test('if the error page is unavailable, Next’s document is sent', async () => {
  const get = await serve(asNext(404, undefined))
  const answer = await get('/nothing')
  expect([answer.status, await answer.text()]).toEqual([404, '<html id="__next_error__"></html>'])
})

test('clients cannot request an error page', async () => {
  const get = await serve((request, response) => response.end(request.url))
  expect(await (await get('/', { 'x-krono-refused': 'guess notFound' })).text()).toBe('/')
  expect(await (await get('/refused/notFound')).text()).toBe('/unreadable')
})
