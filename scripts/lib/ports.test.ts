import assert from 'node:assert/strict'
import type { Server } from 'node:net'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { anyPort, freePort, isFree } from './ports.mjs'

const listen = (port: number, host: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen({ port, host }, () => resolve(server))
  })

for (const host of ['127.0.0.1', '0.0.0.0']) {
  test(`when a port is taken on ${host}, the next one is used`, async () => {
    const port = await anyPort()
    const server = await listen(port, host)
    assert.equal(await isFree(port), false)
    assert.ok((await freePort(port)) > port)
    server.close()
  })
}

test('a port reserved for another program is not returned twice', async () => {
  const port = await anyPort()
  assert.notEqual(await freePort(port, [port]), port)
})
