import { afterEach, expect, jest, test } from '@jest/globals'
import { secrets } from '@/testing/session'

Object.assign(process.env, secrets)

afterEach(() => {
  jest.useRealTimers()
})

const session = { token: 'abc', audience: 'paid-yearly' as const }

test('an opened cookie is cached for a minute with its content', async () => {
  const { openSession, sealSession } = await import('./seal')
  const { knownAudience } = await import('./known-audience')
  const cookie = await sealSession(session, 60)
  expect(knownAudience(cookie)).toBeUndefined()
  expect(await openSession(cookie)).toEqual(session)
  expect(knownAudience(cookie)).toBe('paid-yearly')
  expect(await openSession(cookie)).toEqual(session)
  jest.useFakeTimers({ now: Date.now() + 61_000 })
  expect(knownAudience(cookie)).toBeUndefined()
})

test('an invalid cookie is not cached, and a user without a name has no known audience', async () => {
  const { openSession, sealSession } = await import('./seal')
  const { knownAudience } = await import('./known-audience')
  const nameless = await sealSession({ ...session, lacksName: true }, 60)
  expect(await openSession(nameless)).toMatchObject({ lacksName: true })
  for (const cookie of [nameless, `x${nameless}`, 'rubbish', '', undefined]) {
    if (cookie !== nameless) expect(await openSession(cookie)).toBeUndefined()
    expect(knownAudience(cookie)).toBeUndefined()
  }
})

test('the number of cached cookies is bounded', async () => {
  const { openedSeal, rememberSeal } = await import('./opened-seals')
  for (let tried = 0; tried < 1500; tried += 1) rememberSeal(`seal-${tried}`, session)
  const known = Array.from({ length: 1500 }, (_, tried) => openedSeal(`seal-${tried}`))
  expect(known.filter(Boolean)).toHaveLength(1000)
  expect(known.at(-1)).toBe(session)
})
