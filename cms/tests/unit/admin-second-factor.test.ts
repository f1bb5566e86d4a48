import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Context } from 'koa'
import { saveSetting } from '../../src/back-office/system/settings'
import { confirmPassword } from '../../src/members/account/confirm-password'
import { updatePassword } from '../../src/members/account/update-password'
import { requireOwnSecondFactor } from '../../src/members/second-factor/admin-second-factor'
import { passkeyUid } from '../../src/members/second-factor/passkey-row'
import { removeOwnPasskey } from '../../src/members/second-factor/security'
import { runCommand } from '../../src/members/site-admins/commands'
import { findCaller } from '../../src/members/users/caller'
import type { SessionRow } from '../../src/members/users/sessions'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { hashOf } from '../../src/platform/lib/secrets'
import { forgetSettings } from '../../src/platform/settings/read-settings'
import isAdmin from '../../src/policies/is-admin'
import { accountsOn, newPassword, noon, password } from './account-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, newSession, sessionsOf } = accountsOn(strapi)

const instant = (minutesAgo: number) => new Date(noon.getTime() - minutesAgo * 60_000).toISOString()

let admin: UserRow
beforeEach(async () => {
  setClock(() => noon)
  forgetSettings(strapi)
  admin = await newUser({ isAdmin: true, adminRole: 'owner' })
})
afterEach(() => setClock())

const save = (value: boolean, hasSecondFactor = true) =>
  saveSetting(strapi, { admin: { ...admin, hasSecondFactor }, id: 'adminSecondFactor', value })

/** A session with its header; by default the password was typed just now. */
async function sessionOf(user: UserRow, fields: Partial<SessionRow> = {}) {
  const token = `token ${user.id} ${JSON.stringify(fields)}`
  const typed = { passwordTypedAt: noon.toISOString(), tokenHash: hashOf(token) }
  const session = await newSession(user, { ...typed, ...fields })
  const request = { headers: { token } }
  return { user, session, context: { request, state: {} } }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'allowed',
    (error: { code?: string }) => error.code,
  )

/** What the back office answers to a session. */
async function answerTo(user: UserRow, fields: Partial<SessionRow>) {
  const { context } = await sessionOf(user, fields)
  const state = { route: { method: 'GET', path: '/admin/settings' } }
  return codeOf(isAdmin({ ...context, state } as unknown as Context, {}, { strapi }))
}

test('the setting closes the back office to sessions without a second factor', async () => {
  const user = await newUser({})
  const second = { secondFactorAt: instant(60) }
  expect(await answerTo(admin, {})).toBe('allowed')
  await save(true)
  expect([await answerTo(admin, { device: 'b' }), await answerTo(admin, second)]).toEqual([
    'secondFactorRequired',
    'allowed',
  ])
  expect(await answerTo(user, {})).toBe('forbidden')
  await save(false)
  expect(await answerTo(admin, { device: 'c' })).toBe('allowed')
})

test('only an admin who has used one switches the setting on, and any admin of the system off', async () => {
  expect(await codeOf(save(true, false))).toBe('secondFactorRequired')
  expect(await codeOf(save(true))).toBe('allowed')
  expect(await codeOf(save(false, false))).toBe('allowed')
})

describe('while the setting is on', () => {
  beforeEach(async () => void (await save(true)))

  test.each([
    ['a second factor within the minutes', true, 15, true],
    ['an older one, and the password just now', true, 16, false],
    ['the password alone', true, undefined, true],
    ['a member with an older one', false, 16, true],
  ])('a call about money after %s', async (_what, isOfAdmin, minutesAgo, isConfirmed) => {
    const user = isOfAdmin ? admin : await newUser({})
    const used = minutesAgo === undefined ? {} : { secondFactorAt: instant(minutesAgo) }
    const { context } = await sessionOf(user, used)
    expect((await findCaller(strapi, context))?.hasFreshPassword).toBe(isConfirmed)
  })

  test('the password alone does not confirm a session with a second factor', async () => {
    const member = await newUser({})
    const used = { secondFactorAt: instant(60) }
    const confirm = async (user: UserRow, fields: Partial<SessionRow>) =>
      codeOf(confirmPassword(strapi, await sessionOf(user, fields), { password }))
    expect(await confirm(admin, used)).toBe('secondFactorRequired')
    expect(await confirm(admin, {})).toBe('allowed')
    expect(await confirm(member, used)).toBe('allowed')
  })

  test('a new password does not renew the second factor', async () => {
    const caller = await sessionOf(admin, { secondFactorAt: instant(60) })
    await updatePassword(strapi, caller, { currentPassword: password, newPassword })
    const [, renewed] = await sessionsOf(admin)
    expect(new Date(renewed?.secondFactorAt ?? 0).toISOString()).toBe(instant(60))
  })

  test('an admin with a passkey needs it to change passkeys; the first one needs the password', async () => {
    const without = await sessionOf(admin)
    const withOne = await sessionOf(admin, { secondFactorAt: instant(1) })
    const change = (caller: typeof without) => codeOf(requireOwnSecondFactor(strapi, caller))
    expect(await change(without)).toBe('allowed')
    await strapi.db.query(passkeyUid).create({
      data: {
        ...{ userId: admin.id, credentialHash: 'h', credentialId: 'c', publicKey: 'k' },
        ...{ counter: 0, name: 'Telefon' },
      },
    })
    expect([await change(without), await change(withOne)]).toEqual([
      'secondFactorRequired',
      'allowed',
    ])
  })

  test('an admin who removes the last one confirms by the password, and is asked for a new one', async () => {
    await strapi.db.query(passkeyUid).create({
      data: {
        ...{ documentId: 'd', userId: admin.id, credentialHash: 'h', credentialId: 'c' },
        ...{ publicKey: 'k', counter: 0, name: 'Telefon' },
      },
    })
    const caller = {
      ...(await sessionOf(admin, { secondFactorAt: instant(1) })),
      hasFreshPassword: true,
    }
    await removeOwnPasskey(strapi, caller, 'd')
    const [session] = await sessionsOf(admin)
    if (!session) throw new Error('The session is gone.')
    expect(session.secondFactorAt).toBeNull()
    expect(await codeOf(confirmPassword(strapi, { user: admin, session }, { password }))).toBe(
      'allowed',
    )
    expect(await answerTo(admin, {})).toBe('secondFactorRequired')
  })

  test('the operator removes the second factor of an admin who lost it', async () => {
    const member = await newUser({})
    await strapi.db.query(passkeyUid).create({
      data: {
        ...{ userId: admin.id, credentialHash: 'h', credentialId: 'c', publicKey: 'k' },
        ...{ counter: 0, name: 'Telefon' },
      },
    })
    const reset = ({ email }: UserRow) =>
      runCommand(strapi, ['reset', email]).catch(({ message }: Error) => message)
    expect(await reset(admin)).toBe(`${admin.email} signs in with the password alone now.`)
    expect(await strapi.db.query(passkeyUid).count({})).toBe(0)
    expect(await reset(admin)).toBe(`${admin.email} has no second factor.`)
    expect(await reset(member)).toBe(`${member.email} is no admin.`)
  })
})
