import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { chat } from '@/base/consent/chat'
import { hashOf, watchRequests } from './watch-requests'

const cookies = { session: 'token', preview: 'preview' }

test('every response gets the headers before a listener runs, and Next finds our nonce, not a visitor’s', async () => {
  const stop = watchRequests(
    { scriptHashes: [hashOf('')], isDevelopment: false, panel: undefined },
    { cookies, proxies: 0, knownAudience: (cookie) => (cookie === 'mine' ? 'free' : undefined) },
  )
  const server = createServer((request, response) => {
    const { 'content-security-policy': policy, 'x-forwarded-for': address } = request.headers
    const audience = request.headers['x-krono-audience']
    const trusted = ['proto', 'host', 'port'].map((name) => request.headers[`x-forwarded-${name}`])
    // Like Next.
    response.setHeader('Vary', 'rsc')
    response.end(JSON.stringify({ policy, address, audience, trusted: trusted.filter(Boolean) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/biorhythm?birth=1984-06-12`, {
    headers: {
      'content-security-policy': "script-src 'nonce-theirs'",
      'x-krono-audience': 'admin',
      'x-forwarded-for': '1.1.1.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '443',
      forwarded: 'for=1.1.1.1;proto=https',
    },
  })
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic' 'sha256-47DEQ/)
  // Forwarding headers of a client are ignored where no proxy of ours could have set them.
  expect(await answer.json()).toEqual({ policy, address: '127.0.0.1', trusted: [] })
  const audienceWith = async (cookie: string, path = '/') => {
    const headers = { cookie, 'x-krono-audience': 'admin' }
    const received = await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json()
    return (received as { audience?: string }).audience
  }
  expect(await audienceWith('token=mine')).toBe('free')
  expect(await audienceWith('token=another')).toBeUndefined()
  // Private pages always run the proxy, which asks the cms first.
  expect(await audienceWith('token=mine', '/profile')).toBeUndefined()
  expect(await audienceWith('token=mine', '/profile?x=1')).toBe('free')
  expect(await audienceWith('token=mine; preview=x')).toBeUndefined()
  expect(answer.headers.get('strict-transport-security')).toBeNull()
  expect(answer.headers.get('vary')).toBe('Cookie, rsc')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  stop()
  server.closeAllConnections()
  server.close()
})

test('the consent is read from the cookie of each request', async () => {
  const stop = watchRequests(
    { scriptHashes: [], isDevelopment: false, panel: undefined, chat: chat.hosts },
    { cookies, proxies: 0 },
  )
  const server = createServer((_request, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const mayChatWith = async (cookie: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } })
    return headers.get('content-security-policy')?.includes('facebook') ?? false
  }
  const selection = (choice: unknown) => `selection=${encodeURIComponent(JSON.stringify(choice))}`
  expect(await mayChatWith(selection({ necessary: true, analytics: true }))).toBe(true)
  for (const cookie of [
    '',
    selection({ necessary: true, analytics: false }),
    selection({ analytics: 'true' }),
    selection(null),
    'selection=%7Bbroken',
    'selection=%',
  ])
    expect([cookie, await mayChatWith(cookie)]).toEqual([cookie, false])
  stop()
  server.closeAllConnections()
  server.close()
})
