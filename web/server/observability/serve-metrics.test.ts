import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { watchRequests } from '@/server/next-internals/watch-requests'
import { type EndedRequest, observeRequests } from './request-observers'
import { serveMetrics } from './serve-metrics'

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function watch() {
  const settings = { scriptHashes: [], isDevelopment: false, panel: undefined }
  ends.push(watchRequests(settings, { cookies: { session: 't', preview: 'p' }, proxies: 0 }))
  const ended: EndedRequest[] = []
  ends.push(observeRequests((request) => ended.push(request)))
  return ended
}

test('a request of Prometheus is no request of the site: it is not counted and waits in no queue', async () => {
  const ended = watch()
  const read = async () => ({ type: 'text/plain', text: 'krono_tasks 1' })
  const report = (problem: string) => expect(problem).toBe('')
  const { server, close } = serveMetrics(read, { host: '127.0.0.1', port: 0, report })
  ends.push(close)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(await answer.text()).toBe('krono_tasks 1')
  expect(answer.headers.get('content-security-policy')).toBeNull()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect(ended).toEqual([])
})

test('a port that is taken is reported, and does not end the program', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  ends.push(() => other.close())
  const { port } = other.address() as AddressInfo
  const problem = await new Promise<string>((report) => {
    const read = async () => ({ type: 'text/plain', text: '' })
    ends.push(serveMetrics(read, { host: '127.0.0.1', port, report }).close)
  })
  expect(problem).toContain(`No metrics on 127.0.0.1:${port}: listen EADDRINUSE`)
})

test('a request of the site is reported at its end, with the bytes that were sent', async () => {
  const ended = watch()
  const site = createServer((_request, response) => response.end('x'.repeat(1000)))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  ends.push(
    () => site.close(),
    () => site.closeAllConnections(),
  )
  const { port } = site.address() as AddressInfo
  for (const path of ['/robots.txt', '/icon.svg']) {
    const closed = new Promise<EndedRequest>((resolve) => {
      ends.push(observeRequests(resolve))
    })
    await (await fetch(`http://127.0.0.1:${port}${path}?birth=1984-06-12`)).text()
    expect(await closed).toMatchObject({ method: 'GET', pathname: path, isAborted: false })
  }
  const bytes = ended.map((request) => request.bytes)
  expect(bytes.every((sent) => sent > 1000 && sent < 4000)).toBe(true)
  expect(JSON.stringify(ended)).not.toContain('1984')
})
