import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { SlowClientLimits } from '@krono/contract'
import { limitSlowRequests } from './limit-slow-requests'

/** More than the buffers of the system. */
const largeBytes = 64 * 1024 * 1024

/** Longer than a test. */
const never = 600_000

let port = 0
let stop = () => {}
// As fast as possible; by default Node looks every 30 seconds.
const server = createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
  request.resume()
  request.on('error', () => undefined)
  if (request.url === '/') response.end('page')
  else if (request.url === '/large') response.end(Buffer.alloc(largeBytes))
  else request.on('end', () => response.end('received'))
})

/** Limits that the first request sets. */
async function limit(limits: Partial<SlowClientLimits>) {
  stop = limitSlowRequests({ headersMs: never, requestMs: never, idleMs: never, ...limits })
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
}

/** What a client gets that sends a part of a request and then nothing. */
async function answerTo(part: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(part)
  return (await buffer(socket)).toString().split('\r\n')[0]
}

beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterEach(async () => {
  stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('a client that does not complete its headers gets 408', async () => {
  await limit({ headersMs: 50 })
  expect(await answerTo('GET / HTTP/1.1\r\nHost: x\r\nX-A')).toBe('HTTP/1.1 408 Request Timeout')
})

test('a client that does not complete its body gets 408', async () => {
  await limit({ headersMs: 50, requestMs: 60 })
  const part = 'POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{'
  expect(await answerTo(part)).toBe('HTTP/1.1 408 Request Timeout')
})

test('a client that does not read its response is disconnected', async () => {
  await limit({ idleMs: 50 })
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  const [, response]: ServerResponse[] = await once(server, 'request')
  if (!response) throw new Error('No response')
  await once(response, 'close')
  expect(socket.bytesRead).toBeLessThan(largeBytes)
  socket.destroy()
})
