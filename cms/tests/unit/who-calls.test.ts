import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { callerOf, findCaller, requireCaller } from '../../src/members/users/caller'
import {
  endSessions,
  findSession,
  freshenSession,
  listSessions,
  renewSession,
  startSession,
} from '../../src/members/users/sessions'
import { tierOf } from '../../src/members/users/tier'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { hashOf } from '../../src/platform/lib/secrets'
import { accountsOn, noon } from './account-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, change, newSession, sessionsOf } = accountsOn(strapi)

const dayMs = 86_400_000
const later = (ms: number) => setClock(() => new Date(noon.getTime() + ms))
const inMs = (ms: number) => new Date(noon.getTime() + ms).toISOString()
beforeEach(() => later(0))
afterEach(() => setClock())

let user: UserRow
beforeEach(async () => {
  user = await newUser()
})
const start = (rememberMe = false) =>
  startSession(strapi, { userId: user.id, rememberMe, device: 'Firefox' })
const asking = (token: unknown) => ({ state: {}, request: { headers: { token } } }) as never

describe('a session', () => {
  test.each([
    [false, 1],
    [true, 30],
  ])('remembered: %s, lasts %i days, to the millisecond', async (rememberMe, days) => {
    const { token, session } = await start(rememberMe)
    expect(session).toMatchObject({ userId: user.id, expiresAt: inMs(days * dayMs) })
    expect(session.passwordTypedAt).toBe(noon.toISOString())
    later(days * dayMs - 1)
    expect((await findSession(strapi, token))?.id).toBe(session.id)
    later(days * dayMs)
    expect(await findSession(strapi, token)).toBeUndefined()
  })

  test('is found by its token, of which only a hash is stored', async () => {
    const { token, session } = await start()
    await start()
    expect(session.tokenHash).toBe(hashOf(token))
    expect((await findSession(strapi, token))?.id).toBe(session.id)
    expect(await findSession(strapi, 'x'.repeat(43))).toBeUndefined()
  })

  test('cannot be started for a deleted account', async () => {
    const gone = { userId: 404, rememberMe: false, device: '' }
    await expect(startSession(strapi, gone)).rejects.toMatchObject({ code: 'notAuthorized' })
  })

  test('is extended to its full duration when used, once a minute', async () => {
    const { session } = await start(true)
    later(59_999)
    await renewSession(strapi, session, { rememberMe: true })
    expect((await sessionsOf(user))[0]?.expiresAt).toBe(session.expiresAt)
    later(60_000)
    await renewSession(strapi, session, { rememberMe: true })
    expect((await sessionsOf(user))[0]).toMatchObject({
      lastSeenAt: inMs(60_000),
      expiresAt: inMs(60_000 + 30 * dayMs),
    })
  })

  test('is shortened at once', async () => {
    const [{ session }, other] = [await start(true), await start(true)]
    await renewSession(strapi, session, { rememberMe: false })
    expect(await sessionsOf(user)).toMatchObject([
      { rememberMe: false, expiresAt: inMs(dayMs) },
      { id: other.session.id, rememberMe: true },
    ])
  })

  test('that ended is neither extended nor refreshed', async () => {
    const session = await newSession(user, { revokedAt: noon.toISOString() })
    await renewSession(strapi, session, { rememberMe: true })
    expect(await freshenSession(strapi, session, { hasSecondFactor: false })).toBe(false)
    expect((await sessionsOf(user))[0]).toMatchObject({
      rememberMe: false,
      passwordTypedAt: null,
    })
  })

  test('is listed to its user until it expires, the last used one first', async () => {
    const [old, seen, same] = [
      await newSession(user),
      await newSession(user, { lastSeenAt: inMs(1) }),
      await newSession(user),
    ]
    await newSession(user, { revokedAt: noon.toISOString() })
    await newSession(user, { expiresAt: noon.toISOString() })
    await newSession(await newUser())
    const listed = await listSessions(strapi, user.id)
    expect(listed.map(({ id }) => id)).toEqual([seen.id, same.id, old.id])
  })

  test('ends alone or with all sessions of its user, once, and no other user’s', async () => {
    const [one, two, three] = [
      await newSession(user),
      await newSession(user),
      await newSession(user),
    ]
    const other = await newUser()
    const theirs = await newSession(other)
    expect(await endSessions(strapi, { userId: user.id, id: one.id })).toBe(1)
    expect(await endSessions(strapi, { userId: user.id, id: one.id })).toBe(0)
    expect(await endSessions(strapi, { userId: user.id, id: theirs.id })).toBe(0)
    expect(await endSessions(strapi, { userId: user.id, documentId: two.documentId })).toBe(1)
    expect(await endSessions(strapi, { userId: user.id })).toBe(1)
    const ended = (await sessionsOf(user)).map(({ id, revokedAt }) => [id, revokedAt])
    expect(ended).toEqual([one, two, three].map(({ id }) => [id, noon.toISOString()]))
    expect((await sessionsOf(other))[0]?.revokedAt).toBeNull()
  })
})

describe('a call', () => {
  test('belongs to the user of its session', async () => {
    const { token, session } = await start()
    const requested = asking(token)
    expect(await requireCaller(strapi, requested)).toMatchObject({
      user,
      session: { id: session.id },
    })
    expect(callerOf(requested)).toMatchObject({ user })
  })

  test.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['several', ['x']],
    ['one that never was', 'x'.repeat(43)],
  ])('with %s has no user', async (_what, token) => {
    await start()
    expect(await findCaller(strapi, asking(token))).toBeUndefined()
    await expect(requireCaller(strapi, asking(token))).rejects.toMatchObject({
      code: 'notAuthorized',
    })
    expect(() => callerOf(asking(token))).toThrow(
      expect.objectContaining({ code: 'notAuthorized' }),
    )
  })

  test('of a blocked or deleted account has no user', async () => {
    const { token } = await start()
    await change(user, { blocked: true })
    expect(await findCaller(strapi, asking(token))).toBeUndefined()
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: user.id } })
    expect(await findCaller(strapi, asking(token))).toBeUndefined()
  })

  test.each([
    [200, 200],
    [201, 0],
  ])('with a token of %i characters is looked up: %i', async (length, found) => {
    const token = 'x'.repeat(length)
    await newSession(user, { tokenHash: hashOf(token) })
    expect((await findCaller(strapi, asking(token))) ? length : 0).toBe(found)
  })
})

describe('a caller is', () => {
  const free = {
    isPaidUser: false,
    paidUserExpire: null,
    subscriptionId: null,
    subscriptionCanceled: false,
  }
  const paid = { ...free, isPaidUser: true, paidUserExpire: inMs(1) }
  const subscriber = { ...paid, subscriptionId: 'sub_1' }
  test.each([
    ['a visitor without an account', undefined, 'visitor'],
    ['free with nothing', free, 'free'],
    ['paid until the last millisecond', paid, 'paid'],
    ['free from then on', { ...paid, paidUserExpire: inMs(0) }, 'free'],
    ['free when what was paid went back', { ...paid, isPaidUser: false }, 'free'],
    ['free when nothing says until when', { ...paid, paidUserExpire: null }, 'free'],
    ['a subscriber', subscriber, 'subscriber'],
    [
      'a subscriber while a payment is late',
      { ...subscriber, paidUserExpire: inMs(0) },
      'subscriber',
    ],
    ['paid when they cancelled', { ...subscriber, subscriptionCanceled: true }, 'paid'],
    ['free without premium, whatever Stripe has', { ...subscriber, isPaidUser: false }, 'free'],
  ])('%s', (_what, account, tier) => {
    expect(tierOf(account, noon)).toBe(tier)
  })
})
