import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '@jest/globals'
import { finishBeforeExit } from './finish-before-exit'

test('a closed server reports its end after the last work', async () => {
  const events: string[] = []
  const stop = finishBeforeExit(async () => {
    await Promise.resolve()
    events.push('last work')
  })
  const server = createServer((_request, response) => response.end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  for (let request = 0; request < 2; request += 1)
    await (await fetch(`http://127.0.0.1:${address.port}`)).text()
  await new Promise<void>((resolve) => {
    server.close(() => {
      events.push('closed')
      resolve()
    })
    server.closeAllConnections()
  })
  stop()
  expect(events).toEqual(['last work', 'closed'])
})
