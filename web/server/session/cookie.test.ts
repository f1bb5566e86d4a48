import { expect, jest, test } from '@jest/globals'
import { secrets } from '@/testing/session'

/** The session cookie of a deployment with this public address. */
async function at(address: string) {
  Object.assign(process.env, secrets, { PUBLIC_URL: address })
  jest.resetModules()
  const { cookieWith, noCookie } = await import('./cookie')
  return { set: cookieWith('seal', 1), none: noCookie, seal: await import('./seal') }
}

test.each([
  ['http://localhost:3000', 'token', 'Path=/; HttpOnly; SameSite=Lax'],
  ['https://krono.example', '__Host-token', 'Path=/; HttpOnly; Secure; SameSite=Lax'],
  ['https://krono.example:8443', '__Host-token', 'Path=/; HttpOnly; Secure; SameSite=Lax'],
])('at %s the session cookie is called %s', async (address, name, attributes) => {
  const { set, none, seal } = await at(address)
  expect(seal.sessionCookie).toBe(name)
  expect(set).toBe(`${name}=seal; Max-Age=86400; ${attributes}`)
  expect(none).toBe(`${name}=; Max-Age=0; ${attributes}`)
  expect(set).not.toMatch(/domain/i)
})

test('over https a session cookie without the prefix, which a sibling domain could set, is ignored', async () => {
  const { seal } = await at('https://krono.example')
  const value = await seal.sealSession({ token: 'abc', audience: 'free' }, 60)
  const { proxy } = await import('@/proxy')
  const { NextRequest } = await import('next/server')
  const ask = async (name: string) => {
    const headers = { cookie: `${name}=${value}` }
    const answer = await proxy(new NextRequest('https://krono.example/blog', { headers }))
    return new URL(answer.headers.get('x-middleware-rewrite') ?? '').pathname
  }
  expect([await ask('__Host-token'), await ask('token')]).toEqual(['/free/blog', '/visitor/blog'])
})
