import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { standInForCms } from '@/testing/stand-in-cms'
import { sendRequestId } from './send-request-id'

const cms = standInForCms()
const cookies = { session: 'token', preview: 'preview' }
const settings = { scriptHashes: [], isDevelopment: false, panel: undefined }

const stops: (() => unknown)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Ids that the cms received. From the raw headers: `watchRequests` changes the requests of every server in this process. */
const received = () =>
  cms.seen.map(({ rawHeaders }) => rawHeaders[rawHeaders.indexOf('x-request-id') + 1])

/** A web that requests content from the cms. @param proxies number of our own in front of it */
async function startWeb(proxies: number) {
  // Both read the address of the cms when they are loaded.
  const { watchRequests } = await import('@/server/next-internals/watch-requests')
  const { requestCms } = await import('@/server/cms/request-cms')
  stops.push(watchRequests(settings, { cookies, proxies }))
  stops.push(sendRequestId(new URL(process.env.CMS_URL ?? '').origin))
  const server = createServer(async (_request, response) => {
    const loading = { next: { tags: ['page'] }, headers: {} }
    await requestCms({ path: '/pages', caller: {}, loading }).catch(() => undefined)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const { port } = server.address() as AddressInfo
  return async (id: string) => {
    const headers = id ? { 'x-request-id': id } : undefined
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers })
    return answer.headers.get('x-request-id')
  }
}

const made = /^[\da-f]{8}-[\da-f-]{27}$/

test('the id of our proxy is in the response, and in the requests to the cms, content included', async () => {
  const ask = await startWeb(1)
  expect(await ask('of-our-proxy-1')).toBe('of-our-proxy-1')
  expect(received()).toEqual(['of-our-proxy-1'])
})

test.each([
  [0, 'of-a-visitor-1'],
  [1, 'short'],
  [1, 'a'.repeat(65)],
  [1, '{"level":"error"} forged'],
  [1, ''],
])('with %s proxies, %j is replaced by an id of our own', async (proxies, sent) => {
  const ask = await startWeb(proxies)
  const id = await ask(sent)
  expect(id).toMatch(made)
  expect(received()).toEqual([id])
})
