import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { logIn } from '../../src/members/account/log-in'
import { issueToken, type TokenKind } from '../../src/members/account/one-use-tokens'
import { isPassword } from '../../src/members/account/passwords'
import {
  mailRequestedReset,
  requestReset,
  resetPassword,
} from '../../src/members/account/reset-password'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { hashOf } from '../../src/platform/lib/secrets'
import { taskUid } from '../../src/platform/tasks/task-row'
import { accountsOn, newPassword, noon, password, secretIn } from './account-rows'
import { codeOf, runBeforeTransaction } from './comes-first'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, newSession, sessionsOf, mails, tokens } = accountsOn(strapi)

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
describe('a forgotten password', () => {
  const sentMails = async () => (await mails()).map(({ mail, recipient }) => [mail, recipient])

  test('gets the same response whether the account exists or not', async () => {
    const user = await newUser()
    await requestReset(strapi, user.email)
    await requestReset(strapi, 'unknown@people.example')
    const requested = await strapi.db.query(taskUid).findMany({ orderBy: { id: 'asc' } })
    expect(requested).toMatchObject([
      { kind: 'mailReset', payload: JSON.stringify({ user: user.id, redirectUrl: null }) },
      { kind: 'mailReset', payload: JSON.stringify({ user: null, redirectUrl: null }) },
    ])
  })

  test('sends a link for half an hour by e-mail, five times an hour', async () => {
    const user = await newUser()
    for (let tries = 0; tries < 6; tries += 1) await mailRequestedReset(strapi, user.id)
    const sent = await mails()
    expect(sent).toHaveLength(5)
    const secret = secretIn(sent.at(-1))
    expect(sent.at(-1)).toMatchObject({
      mail: 'resetPassword',
      recipient: user.email,
      userId: user.id,
      data: {
        name: 'Ágnes',
        link: expect.stringContaining('/reset-password?token='),
        minutes: '30 perc',
      },
      dedupeKey: `resetPassword:${hashOf(secret)}`,
    })
    await resetPassword(strapi, { secret, password: newPassword, address: '' })
  })

  test('redirects to the requested page afterwards', async () => {
    const user = await newUser()
    await mailRequestedReset(strapi, user.id, '/gift/secret?a=1')
    const link = String((await mails()).at(-1)?.data.link)
    expect(new URL(link).searchParams.get('redirectUrl')).toBe('/gift/secret?a=1')
  })

  test('sends no e-mail to a blocked or unknown account', async () => {
    const user = await newUser({ blocked: true })
    for (const id of [user.id, 404, null]) await mailRequestedReset(strapi, id)
    expect(await sentMails()).toEqual([])
  })

  test('is reset by the link, once: all sessions and pending changes end, with an e-mail', async () => {
    const user = await newUser({ confirmed: false, pendingEmail: 'thief@people.example' })
    const other = await newUser()
    await newSession(user)
    await newSession(other)
    for (const kind of kinds) await linkOf(user, kind)
    const secret = await linkOf(user, 'resetPassword')
    const reset = () => resetPassword(strapi, { secret, password: newPassword, address: '' })
    expect(await reset()).toBe(user.email)
    expect(await userNow(user)).toMatchObject({ confirmed: true, pendingEmail: null })
    expect([await isOpenedBy(user, newPassword), await isOpenedBy(user, password)]).toEqual([
      true,
      false,
    ])
    expect((await sessionsOf(user))[0]?.revokedAt).toBe(noon.toISOString())
    expect((await sessionsOf(other))[0]?.revokedAt).toBeNull()
    expect(await kindsLeft()).toEqual(['undoEmail'])
    const used = (await tokens()).find(({ usedAt }) => usedAt)
    expect(await mails()).toMatchObject([
      {
        mail: 'passwordChanged',
        recipient: user.email,
        userId: user.id,
        data: { name: 'Ágnes' },
        dedupeKey: `passwordChanged:resetPassword:${used?.id}`,
      },
    ])
    expect(await codeOf(reset())).toBe('resetFailed')
  })

  test('is reset by one of two at once', async () => {
    const user = await newUser()
    const secret = await linkOf(user, 'resetPassword')
    const reset = (text: string) => resetPassword(strapi, { secret, password: text, address: '' })
    runBeforeTransaction(strapi, () => reset(newPassword))
    expect(await codeOf(reset('Piros-bicikli 9'))).toBe('resetFailed')
    expect(await isOpenedBy(user, newPassword)).toBe(true)
    expect(await sentMails()).toEqual([['passwordChanged', user.email]])
  })

  test('cannot be reset to a common one, and the link stays valid', async () => {
    const user = await newUser()
    const secret = await linkOf(user, 'resetPassword')
    const reset = (text: string) => resetPassword(strapi, { secret, password: text, address: '' })
    await expect(reset('password1')).rejects.toMatchObject({
      fields: [{ field: 'password', code: 'passwordTooCommon' }],
    })
    expect(await codeOf(reset(newPassword))).toBe('done')
  })

  test('lets a user with too many wrong tries in at once, from that address', async () => {
    const user = await newUser()
    const address = '203.0.113.9'
    const login = (text: string) =>
      codeOf(
        logIn(strapi, {
          email: user.email,
          password: text,
          address,
          rememberMe: false,
          device: '',
        }),
      )
    for (let tries = 0; tries < 10; tries += 1) await login('wrong')
    expect(await login(password)).toBe('tooManyRequests')
    const secret = await linkOf(user, 'resetPassword')
    await resetPassword(strapi, { secret, password: newPassword, address })
    expect(await login(newPassword)).toBe('done')
  })
})
