import { once } from 'node:events'
import { createServer, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node'
import { sendResponse } from 'next/dist/server/send-response'
import { lengthHeader } from '@/server/api/content-length'
import { sendLengths } from './send-lengths'
import { watchRequests } from './watch-requests'

const stops: (() => void)[] = []
let server: Server

beforeAll(async () => {
  const settings = { scriptHashes: [], isDevelopment: false }
  stops.push(watchRequests(settings, { cookies: { session: 's', preview: 'p' }, proxies: 0 }))
  stops.push(sendLengths())
  // The function with which Next sends the response of a route handler.
  server = createServer((request, response) => {
    const isSized = request.url === '/api/health?sized'
    const headers = isSized ? lengthHeader(4) : { 'content-length': '4' }
    const answer = new Response('data', { headers })
    void sendResponse(new NodeNextRequest(request), new NodeNextResponse(response), answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  for (const stop of stops) stop()
  server.close()
})

async function headersOf(path: string, method: string) {
  const { port } = server.address() as AddressInfo
  const request = send({ port, host: '127.0.0.1', path, method, agent: false })
  request.end()
  const [answer] = await once(request, 'response')
  answer.resume()
  return answer.headers
}

test.each(['GET', 'HEAD'])('a length of a route handler reaches the client: %s', async (method) => {
  const headers = await headersOf('/api/health?sized', method)
  expect([headers['content-length'], headers['transfer-encoding']]).toEqual(['4', undefined])
  // Next still removes it otherwise.
  expect((await headersOf('/api/health', method))['content-length']).toBeUndefined()
})
