import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { confirmPassword } from '../../src/members/account/confirm-password'
import { issueToken, type TokenKind } from '../../src/members/account/one-use-tokens'
import { isPassword } from '../../src/members/account/passwords'
import { requirePassword, updatePassword } from '../../src/members/account/update-password'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { accountsOn, newPassword, noon, password } from './account-rows'
import { codeOf, runBeforeTransaction } from './comes-first'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, change, newSession, sessionsOf, mails, tokens } = accountsOn(strapi)

beforeEach(() => setClock(() => noon))
afterEach(() => {
  setClock()
  jest.restoreAllMocks()
})

const isOpenedBy = async (user: UserRow, text: string) =>
  isPassword(text, (await userNow(user)).password)
const kinds = ['confirmEmail', 'changeEmail', 'resetPassword', 'undoEmail'] as const
const linkOf = (user: UserRow, kind: TokenKind) =>
  strapi.db.transaction(() => issueToken(strapi, { user, kind, email: user.email }))
const kindsLeft = async () =>
  (await tokens()).filter(({ usedAt }) => !usedAt).map(({ kind }) => kind)
describe('a changed password', () => {
  const update = async (user: UserRow, input: { current?: string; wanted?: string } = {}) => {
    const { current: currentPassword = password, wanted = newPassword } = input
    const session = await newSession(user, { rememberMe: true, device: 'Safari' })
    return updatePassword(strapi, { user, session }, { currentPassword, newPassword: wanted })
  }

  test('ends all sessions and pending changes; this one continues in a new session', async () => {
    const user = await newUser({ pendingEmail: 'thief@people.example' })
    await newSession(user)
    for (const kind of kinds) await linkOf(user, kind)
    const changed = await update(user)
    expect(changed.user).toMatchObject({ id: user.id, pendingEmail: null })
    expect(changed.token).toMatch(/^[\w-]{43}$/)
    expect(changed.session).toMatchObject({ rememberMe: true, device: 'Safari', userId: user.id })
    const living = (await sessionsOf(user)).filter(({ revokedAt }) => revokedAt === null)
    expect(living.map(({ id }) => id)).toEqual([changed.session.id])
    expect(await kindsLeft()).toEqual(['undoEmail'])
    expect((await userNow(user)).pendingEmail).toBeNull()
    expect(await isOpenedBy(user, newPassword)).toBe(true)
    expect(await mails()).toMatchObject([
      {
        mail: 'passwordChanged',
        recipient: user.email,
        userId: user.id,
        data: { name: 'Ágnes' },
        dedupeKey: `passwordChanged:${changed.session.documentId}`,
      },
    ])
  })

  test.each([
    ['the wrong current one', { current: 'wrong' }, 'currentPassword', 'wrongPassword'],
    ['a common new one', { wanted: 'password1' }, 'newPassword', 'passwordTooCommon'],
  ])('with %s is refused at its field', async (_what, input, field, code) => {
    const user = await newUser()
    await expect(update(user, input)).rejects.toMatchObject({ fields: [{ field, code }] })
    expect(await isOpenedBy(user, password)).toBe(true)
    expect(await mails()).toEqual([])
  })

  test('of two at once is one; the other gets the error of a wrong current password', async () => {
    const [user, other] = [await newUser(), await newUser()]
    runBeforeTransaction(strapi, () => change(user, { password: 'another hash' }))
    await expect(update(user)).rejects.toMatchObject({
      fields: [{ field: 'currentPassword', code: 'wrongPassword' }],
    })
    expect((await userNow(user)).password).toBe('another hash')
    expect(await isOpenedBy(other, password)).toBe(true)
  })

  test('of an account deleted meanwhile is refused', async () => {
    const user = await newUser()
    runBeforeTransaction(strapi, () =>
      strapi.db.query('plugin::users-permissions.user').delete({ where: { id: user.id } }),
    )
    expect(await codeOf(update(user))).toBe('notAuthorized')
  })
})

describe('the password of a signed-in user', () => {
  const ask = (user: UserRow, text: string) =>
    codeOf(requirePassword(user, text, 'currentPassword'))

  test('may be wrong ten times; a right one resets the count', async () => {
    const [user, other] = [await newUser(), await newUser()]
    for (let tries = 0; tries < 9; tries += 1) await ask(user, 'wrong')
    expect(await ask(user, password)).toBe('done')
    for (let tries = 0; tries < 10; tries += 1) await ask(user, 'wrong')
    expect(await ask(user, password)).toBe('tooManyRequests')
    expect(await ask(other, password)).toBe('done')
  })

  test('typed again refreshes that session only', async () => {
    const user = await newUser()
    const [session, other] = [await newSession(user), await newSession(user)]
    await expect(
      confirmPassword(strapi, { user, session }, { password: 'wrong' }),
    ).rejects.toMatchObject({
      fields: [{ field: 'password', code: 'wrongPassword' }],
    })
    await confirmPassword(strapi, { user, session }, { password })
    expect((await sessionsOf(user)).map(({ passwordTypedAt }) => passwordTypedAt)).toEqual([
      noon.toISOString(),
      null,
    ])
    expect(other.passwordTypedAt).toBeNull()
  })

  test('is refused in a session that ended meanwhile', async () => {
    const user = await newUser()
    const session = await newSession(user, { revokedAt: noon.toISOString() })
    expect(await codeOf(confirmPassword(strapi, { user, session }, { password }))).toBe(
      'notAuthorized',
    )
  })
})
