import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { confirmEmail } from '../../src/members/account/confirm-email'
import { undoEmail } from '../../src/members/account/undo-email'
import { updateUser } from '../../src/members/account/update-user'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { accountsOn, noon, secretIn } from './account-rows'
import { codeOf, runBeforeTransaction } from './comes-first'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, change, newSession, sessionsOf, mails, tokens } = accountsOn(strapi)

const hourMs = 3_600_000
const later = (ms: number) => setClock(() => new Date(noon.getTime() + ms))
beforeEach(() => later(0))
afterEach(() => {
  setClock()
  jest.restoreAllMocks()
})

const next = 'next@people.example'
const ask = (user: UserRow, email = next) => updateUser(strapi, user, { email })
const mailsOf = async (mail: string) => (await mails()).filter((one) => one.mail === mail)
const newest = async (mail: string) => secretIn((await mailsOf(mail)).at(-1))
describe('undo of an address change', () => {
  const undo = (secret: string) => undoEmail(strapi, secret)
  /** Requests a new address and confirms it. */
  async function moved(user: UserRow, email = next) {
    await ask(await userNow(user), email)
    const requested = await newest('emailAsked')
    await confirmEmail(strapi, await newest('changeEmail'))
    return { asked: requested, changed: await newest('emailChanged') }
  }

  test.each(['asked', 'changed'] as const)(
    'restores the address, from the e-mail that it was %s; sessions and password end',
    async (which) => {
      const user = await newUser({ confirmed: false })
      await newSession(user)
      const links = await moved(user)
      expect(await undo(links[which])).toBe(user.email)
      const now = await userNow(user)
      expect(now).toMatchObject({
        email: user.email,
        pendingEmail: null,
        confirmed: true,
        emailHeldUntil: new Date(noon.getTime() + 72 * hourMs).toISOString(),
      })
      expect(now.password).not.toBe(user.password)
      expect((await sessionsOf(user))[0]?.revokedAt).toBe(noon.toISOString())
      const [reset] = await mailsOf('resetPassword')
      expect(reset).toMatchObject({ recipient: user.email, userId: user.id })
    },
  )

  test('before the confirmation invalidates the confirmation link', async () => {
    const user = await newUser()
    await ask(user)
    const link = await newest('changeEmail')
    await undo(await newest('emailAsked'))
    expect(await codeOf(confirmEmail(strapi, link))).toBe('confirmFailed')
  })

  test('returns the same result again, and is done once', async () => {
    const user = await newUser()
    const { changed } = await moved(user)
    await undo(changed)
    const { password: locked } = await userNow(user)
    expect(await undo(changed)).toBe(user.email)
    expect((await userNow(user)).password).toBe(locked)
    expect(await mailsOf('resetPassword')).toHaveLength(1)
    await change(user, { email: 'elsewhere@people.example' })
    expect(await codeOf(undo(changed))).toBe('undoFailed')
  })

  test('blocks address changes for 72 hours, to the millisecond', async () => {
    const user = await newUser()
    await undo((await moved(user)).changed)
    const now = await userNow(user)
    later(72 * hourMs - 1)
    await expect(ask(now)).rejects.toMatchObject({
      fields: [{ field: 'email', code: 'addressReserved' }],
    })
    expect((await userNow(user)).pendingEmail).toBeNull()
    later(72 * hourMs)
    expect(await codeOf(ask(now))).toBe('done')
  })

  test('is valid for 72 hours', async () => {
    const user = await newUser()
    const { asked: requested, changed } = await moved(user)
    later(72 * hourMs)
    for (const link of [requested, changed]) expect(await codeOf(undo(link))).toBe('undoFailed')
    expect((await userNow(user)).email).toBe(next)
    later(72 * hourMs - 1)
    expect(await undo(changed)).toBe(user.email)
  })

  test('of an older change invalidates that of a later one', async () => {
    const user = await newUser()
    const first = await moved(user)
    const second = await moved(user, 'third@people.example')
    expect(await undo(first.asked)).toBe(user.email)
    expect(await codeOf(undo(second.changed))).toBe('undoFailed')
    expect((await userNow(user)).email).toBe(user.email)
  })

  test('works step by step: first for a later change, then for the older one', async () => {
    const user = await newUser()
    const first = await moved(user)
    const second = await moved(user, 'third@people.example')
    expect(await undo(second.changed)).toBe(next)
    expect(await undo(first.changed)).toBe(user.email)
  })

  test.each([
    ['a made up one', async () => 'x'.repeat(43)],
    ['the link of a confirmation', async () => newest('changeEmail')],
  ])('is not triggered by %s', async (_what, link) => {
    const user = await newUser()
    await ask(user)
    expect(await codeOf(undo(await link()))).toBe('undoFailed')
    expect((await tokens()).every(({ usedAt }) => usedAt === null)).toBe(true)
  })

  test.each([
    ['blocked', (user: UserRow) => change(user, { blocked: true })],
    [
      'gone',
      (user: UserRow) =>
        strapi.db.query('plugin::users-permissions.user').delete({ where: { id: user.id } }),
    ],
  ])('does nothing for an account that is %s', async (_what, happen) => {
    const user = await newUser()
    const { changed } = await moved(user)
    await happen(user)
    expect(await codeOf(undo(changed))).toBe('undoFailed')
    expect(await mailsOf('resetPassword')).toEqual([])
  })

  test('does not take the address from another user who now has it', async () => {
    const user = await newUser()
    const { changed } = await moved(user)
    const owner = await newUser({ email: user.email })
    expect(await codeOf(undo(changed))).toBe('undoFailed')
    expect([(await userNow(user)).email, (await userNow(owner)).password]).toEqual([
      next,
      owner.password,
    ])
  })

  test('rethrows our own errors', async () => {
    const user = await newUser()
    const { changed } = await moved(user)
    const away = new Error('The database is away.')
    runBeforeTransaction(strapi, () => Promise.reject(away))
    await expect(undo(changed)).rejects.toBe(away)
  })
})
