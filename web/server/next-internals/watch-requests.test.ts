import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { hashOf, watchRequests } from './watch-requests'

test('every answer has the headers before anybody answers, and Next finds our nonce, not a visitor’s', async () => {
  watchRequests({ scriptHashes: [hashOf('')], isDevelopment: false, panel: undefined }, 'preview')
  const server = createServer((request, response) => {
    response.end(String(request.headers['content-security-policy']))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/biorhythm?birth=1984-06-12`, {
    headers: { 'content-security-policy': "script-src 'nonce-theirs'" },
  })
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic' 'sha256-47DEQ/)
  expect(await answer.text()).toBe(policy)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  server.closeAllConnections()
  server.close()
})
