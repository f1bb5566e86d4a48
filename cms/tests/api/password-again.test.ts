import { beforeAll, describe, expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints, errors } from '@krono/contract'
import { bodies } from '../support/bodies'
import { formKey } from '../support/payments'
import { call, logInAs, type Member, newEmail, newMember, validPassword } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { ageSessions } from '../support/sessions'

const names = Object.keys(endpoints) as EndpointName[]
const asking = names.filter((name) => endpointRow(name).asksPassword)

/** A body with which each call asks for the password; a missing analysis or device is detected only afterwards. */
const inputs: Partial<Record<EndpointName, object>> = {
  logout: { everywhere: true },
  updateUser: { email: newEmail() },
  revokeDevice: { id: 'nothing' },
  exportUser: {},
  passkeyOptions: {},
  startApp: {},
  disableApp: {},
  renewRecoveryCodes: {},
  createFeed: { cycles: ['physical'] },
  createShare: { people: [{ name: 'Ágnes', date: '1984-06-12' }] },
  shareAnalysis: {},
  adminResetSetting: {},
  adminResumeScheduledEmail: {},
  adminSwitchCoupon: { isOff: false, reason: 'mert' },
  adminSwitchBatch: { isOff: false, reason: 'mert' },
  adminSwitchPayLink: { isOff: false, reason: 'mert' },
  get adminMakeCoupons() {
    const code = `UJRA-${formKey().toUpperCase()}`
    return { kind: 'percent', percent: 100, code, reason: 'mert', isConfirmed: true }
  },
  get adminSaveCampaign() {
    return { ...bodies.adminSaveCampaign, updatedAt: '2026-11-27T00:00:00.000Z' }
  },
  get adminMakePayLink() {
    const price = { amount: 40_000_000, currency: 'huf' }
    const link = { ...price, name: 'x', openUntil: '2099-01-01T12:00', key: formKey() }
    return { ...link, reason: 'mert', isConfirmed: true }
  },
}

const needed = {
  message: errors.passwordNeeded.hun,
  status: 403,
  errors: [{ field: 'password', code: 'passwordNeeded', message: errors.passwordNeeded.hun }],
}

const longAgo = 15 * 60 + 20
const lately = 15 * 60 - 60

const inputOf = (name: EndpointName) => inputs[name] ?? bodies[name]
const isOfAdmins = (name: EndpointName) => endpointRow(name).path.startsWith('/admin/')

test('every call that asks for the password is tested here', () => {
  expect(asking.filter((name) => !inputOf(name))).toEqual([])
  expect(Object.keys(inputs).filter((name) => !asking.some((one) => one === name))).toEqual([])
})

describe.each(everyCms())('calls that need a recent password on %s', (_name, cms) => {
  let member: Member
  beforeAll(async () => {
    member = await newMember(cms)
  })

  const ask = (name: EndpointName, token: string) => {
    const { method, path } = endpointRow(name)
    const body = inputOf(name) ?? {}
    return call(cms, method, path.replace('{id}', 'nothing'), {
      token,
      ...(method !== 'GET' && { body }),
    })
  }
  const confirm = (token: string | undefined, body: unknown = { password: validPassword }) =>
    call(cms, 'POST', '/user/confirm-password', { token, body })
  const sessionOf = async ({ userId }: Member) =>
    (await runSql(cms, `SELECT * FROM user_sessions WHERE user_id = ${userId} ORDER BY id`))[0]

  test.each(asking)(
    '%s asks for the password 15 minutes after it was typed, and works after it was typed again',
    async (name) => {
      const account = await newMember(cms, { isAdmin: isOfAdmins(name) })
      await ageSessions(cms, account, longAgo)
      const refused = await ask(name, account.token)
      expect([refused.status, refused.body]).toEqual([403, needed])
      expect((await confirm(account.token)).body).toEqual({ isConfirmed: true })
      expect([401, 403, 429, 500]).not.toContain((await ask(name, account.token)).status)
    },
  )

  test.each(asking)('%s does not ask for it after 14 minutes', async (name) => {
    const account = await newMember(cms, { isAdmin: isOfAdmins(name) })
    await ageSessions(cms, account, lately)
    expect([401, 403, 429, 500]).not.toContain((await ask(name, account.token)).status)
  })

  test('a session without a stored time of typing has to type it', async () => {
    await runSql(
      cms,
      `UPDATE user_sessions SET password_typed_at = NULL WHERE user_id = ${member.userId}`,
    )
    expect((await ask('exportUser', member.token)).body).toEqual(needed)
  })

  test('typing it in another session of the user does not count', async () => {
    const stale = await newMember(cms)
    await ageSessions(cms, stale, longAgo)
    const fresh = await logInAs(cms, stale)
    expect((await ask('exportUser', fresh)).status).toBe(200)
    expect((await ask('exportUser', stale.token)).status).toBe(403)
    await confirm(fresh)
    expect((await ask('exportUser', stale.token)).status).toBe(403)
  })

  test('a call is validated before the password is requested', async () => {
    await ageSessions(cms, member, longAgo)
    const wrong = await call(cms, 'POST', '/user/update', {
      token: member.token,
      body: { email: 'x' },
    })
    expect(wrong.body.errors).toMatchObject([{ field: 'email', code: 'invalidEmail' }])
  })

  test('a name is changed and one session is ended without it', async () => {
    const account = await newMember(cms)
    await ageSessions(cms, account, longAgo)
    const send = (path: string, body: object) =>
      call(cms, 'POST', path, { token: account.token, body })
    expect((await send('/user/update', { nickname: 'Ági' })).status).toBe(200)
    for (const body of [{}, { everywhere: false }]) {
      expect((await send('/user/logout', body)).body).toEqual({ ended: 1 })
      account.token = await logInAs(cms, account)
      await ageSessions(cms, account, longAgo)
    }
  })

  test('typing it changes nothing else in the session', async () => {
    const account = await newMember(cms)
    await ageSessions(cms, account, longAgo)
    const before = await sessionOf(account)
    await confirm(account.token)
    const after = await sessionOf(account)
    expect(after?.password_typed_at).not.toEqual(before?.password_typed_at)
    const without = { password_typed_at: 0, updated_at: 0 }
    expect({ ...after, ...without }).toEqual({ ...before, ...without })
  })

  test.each([
    ['nothing', {}],
    ['an empty one', { password: '' }],
    ['a number', { password: 5 }],
    ['a list', { password: [validPassword] }],
    ['an unknown field', { password: validPassword, email: 'a@b.hu' }],
    ['the wrong one', { password: 'wrong' }],
  ])('%s is refused with 400 and does not count as typing it', async (_what, body) => {
    const account = await newMember(cms)
    await ageSessions(cms, account, longAgo)
    const { status, body: said } = await confirm(account.token, body)
    expect([status, said.errors[0].field]).toEqual([400, 'email' in body ? 'email' : 'password'])
    expect((await ask('exportUser', account.token)).status).toBe(403)
  })

  test('wrong passwords here and in a password change are counted together', async () => {
    const account = await newMember(cms)
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await confirm(account.token, { password: 'wrong' })).status)
      const change = { currentPassword: 'wrong', newPassword: 'Zöld-biciklik 8' }
      const { token } = account
      statuses.push(
        (await call(cms, 'POST', '/user/updatePassword', { token, body: change })).status,
      )
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    expect((await confirm(account.token)).status).toBe(429)
  })

  test('a call without a session is refused', async () => {
    for (const token of [undefined, '', 'x']) expect((await confirm(token)).status).toBe(401)
  })

  test('a session that a new password ended at the same moment stays ended', async () => {
    const account = await newMember(cms)
    const change = { currentPassword: validPassword, newPassword: 'Zöld-biciklik 8' }
    const [changed] = await Promise.all([
      call(cms, 'POST', '/user/updatePassword', { token: account.token, body: change }),
      ...Array.from({ length: 5 }, () => confirm(account.token)),
    ])
    expect(changed.status).toBe(200)
    expect((await ask('exportUser', account.token)).status).toBe(401)
    expect((await ask('exportUser', changed.body.token)).status).toBe(200)
  })

  test('lists of calendars and of shared results show addresses only after it', async () => {
    const account = await newMember(cms)
    const { token } = account
    const feed = (await ask('createFeed', token)).body
    const share = (await ask('createShare', token)).body
    const listed = async () => {
      const feeds = await call(cms, 'GET', '/calendar/mine', { token })
      const shares = await call(cms, 'GET', '/share/mine', { token })
      const profile = await call(cms, 'GET', '/user/profile', { token })
      expect(profile.body.shares).toEqual(shares.body.shares)
      return [feeds.body.feeds[0], shares.body.shares[0]]
    }
    expect(await listed()).toEqual([feed, share])
    await ageSessions(cms, account, longAgo)
    expect(await listed()).toEqual([
      { ...feed, token: null },
      { ...share, token: null },
    ])
    await confirm(token)
    expect(await listed()).toEqual([feed, share])
  })
})
