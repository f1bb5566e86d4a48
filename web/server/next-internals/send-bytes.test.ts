import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from '@jest/globals'
import { sendBytes } from './send-bytes'

const long = 'Árvíztűrő, мост, 🌞. '.repeat(500)

beforeAll(sendBytes)

test.each([
  ['a long text', (times: number) => `${long}${times}`],
  ['a short text', (times: number) => `ő${times}`],
  ['bytes', (times: number) => Buffer.from(`${long}${times}`)],
])('%s arrives as it was sent, each time', async (_, make) => {
  const server = createServer(({ url, method }, response) => {
    const body = make(Number(url?.slice(1)))
    response.setHeader('Content-Length', Buffer.byteLength(body))
    if (method === 'HEAD') response.end()
    else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = (times: number) => `http://127.0.0.1:${port}/${times}`
  // More texts than are kept, then the first ones again.
  for (const times of [...Array(120).keys(), 0, 1, 119]) {
    expect(await (await fetch(address(times))).text()).toBe(String(make(times)))
  }
  expect((await fetch(address(0), { method: 'HEAD' })).status).toBe(200)
  server.closeAllConnections()
  server.close()
})
