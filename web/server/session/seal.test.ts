import { expect, test } from '@jest/globals'
import { sealData } from 'iron-session'
import { secrets } from '@/testing/session'

const { SESSION_SECRET: password } = secrets
Object.assign(process.env, secrets)

const load = () => import('./seal')

test('a sealed session opens unchanged', async () => {
  const { openSession, sealSession } = await load()
  const session = { token: 'abc', audience: 'free' } as const
  expect(await openSession(await sealSession(session, 60))).toEqual(session)
})

test.each([
  ['nothing', async () => undefined],
  ['an empty text', async () => ''],
  ['rubbish', async () => 'Fe26.2*rubbish'],
  ['another key', () => sealData({ token: 'a', audience: 'free' }, { password: 'x'.repeat(40) })],
  ['an unknown audience', () => sealData({ token: 'a', audience: 'root' }, { password })],
  ['an inherited name', () => sealData({ token: 'a', audience: 'constructor' }, { password })],
  ['an empty token', () => sealData({ token: '', audience: 'free' }, { password })],
  ['no token', () => sealData({ audience: 'admin' }, { password })],
  // iron-session tolerates a clock difference of a minute.
  ['an expired one', () => sealData({ token: 'a', audience: 'free' }, { password, ttl: -120 })],
  ['a changed seal', async () => `${await sealData({ token: 'a' }, { password })}0`],
])('%s is not a session', async (_what, make) => {
  const { openSession } = await load()
  expect(await openSession(await make())).toBeUndefined()
})
