import { beforeAll, describe, expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { newAuthenticator } from '../support/authenticator'
import { call, logInAs, type Member, newMember, validPassword } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { ageSessions } from '../support/sessions'

const periodMs = 30_000

/** The app's code at the clock of the cms, some periods from now. */
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * periodMs,
  })

const longAgo = 16 * 60

describe.each(everyCms())('the second factor on %s', (_name, cms) => {
  const origin = new URL(cms.env.PUBLIC_URL ?? 'http://localhost:3000').origin

  const post = (path: string, body: unknown = {}, token?: string) =>
    call(cms, 'POST', path, { body, token })
  const logIn = ({ email }: Member, more: object = {}) =>
    post('/user/login', { email, password: validPassword, ...more })
  const challenge = async () => (await post('/user/passkey/challenge')).body
  const codesOf = (answer: { body: { errors?: { code: string }[] } }) =>
    answer.body.errors?.map(({ code }) => code)

  /** Adds a passkey to an account. */
  async function withPasskey(member: Member) {
    const device = newAuthenticator(origin)
    const options = (await post('/user/passkey/options', {}, member.token)).body
    const response = device.create(options)
    const added = await post('/user/passkey/add', { response, name: 'Telefon' }, member.token)
    expect([added.status, added.body.passkeys]).toMatchObject([200, [{ name: 'Telefon' }]])
    return { device, response }
  }

  /** Switches the app on. */
  async function withApp(member: Member) {
    const { secret } = (await post('/user/authenticator/start', {}, member.token)).body
    const enabled = await post(
      '/user/authenticator/enable',
      { code: codeOf(secret, -1) },
      member.token,
    )
    expect(enabled.status).toBe(200)
    return { secret, codes: enabled.body.codes as string[] }
  }

  describe('a passkey', () => {
    let member: Member
    let owned: Awaited<ReturnType<typeof withPasskey>>
    beforeAll(async () => {
      member = await newMember(cms)
      owned = await withPasskey(member)
    })

    test('signs in without a password, and its session is fresh', async () => {
      const response = owned.device.get(await challenge())
      const { status, body } = await post('/user/passkey/login', { response })
      expect([status, body.user.email, body.expiresIn]).toEqual([200, member.email, 1])
      expect((await call(cms, 'GET', '/user/export', { token: body.token })).status).toBe(200)
    })

    test('is asked for by a challenge that works once', async () => {
      const options = await challenge()
      const login = () => post('/user/passkey/login', { response: owned.device.get(options) })
      const answers = await Promise.all([login(), login()])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      expect((await login()).status).toBe(400)
    })

    test.each([
      [
        'a challenge of another purpose',
        async () => owned.device.get((await post('/user/passkey/options', {}, member.token)).body),
      ],
      [
        'a made-up challenge',
        async () => owned.device.get({ challenge: Buffer.alloc(56).toString('base64url') }),
      ],
      [
        'another site',
        async () => owned.device.get({ ...(await challenge()), origin: 'https://evil.example' }),
      ],
      [
        'a device that verified nobody',
        async () => owned.device.get(await challenge(), { isVerified: false }),
      ],
      ['another device', async () => newAuthenticator(origin).get(await challenge())],
      [
        'another key with its id',
        async () => ({
          ...newAuthenticator(origin).get(await challenge()),
          id: owned.response.id,
          rawId: owned.response.id,
        }),
      ],
    ])('is refused with %s', async (_what, respond) => {
      const { status, body } = await post('/user/passkey/login', { response: await respond() })
      expect([status, body.message]).toEqual([400, expect.stringContaining('belépőkulccsal')])
    })

    test('confirms instead of the password, in this account only', async () => {
      const other = await newMember(cms)
      for (const account of [member, other]) await ageSessions(cms, account, longAgo)
      const confirm = async ({ token }: Member) =>
        (
          await post(
            '/user/passkey/confirm',
            { response: owned.device.get(await challenge()) },
            token,
          )
        ).status
      const exported = async ({ token }: Member) =>
        (await call(cms, 'GET', '/user/export', { token })).status
      expect([await confirm(other), await exported(other)]).toEqual([400, 403])
      expect([await confirm(member), await exported(member)]).toEqual([200, 200])
    })

    test('is added once, and not to another account', async () => {
      const other = await newMember(cms)
      const again = await post(
        '/user/passkey/add',
        { response: owned.response, name: 'x' },
        other.token,
      )
      expect(again.status).toBe(400)
      const twice = owned.device.create((await post('/user/passkey/options', {}, other.token)).body)
      expect(
        (await post('/user/passkey/add', { response: twice, name: 'x' }, other.token)).status,
      ).toBe(400)
    })

    test('of a blocked account is refused', async () => {
      const blocked = await newMember(cms)
      const { device } = await withPasskey(blocked)
      await runSql(cms, `UPDATE up_users SET blocked = true WHERE id = ${blocked.userId}`)
      const response = device.get(await challenge())
      expect((await post('/user/passkey/login', { response })).status).toBe(400)
    })

    test('is removed by its owner only, and then refused', async () => {
      const owner = await newMember(cms)
      const { device } = await withPasskey(owner)
      const { security } = (await call(cms, 'GET', '/user/profile', { token: owner.token })).body
      const [{ id }] = security.passkeys
      expect((await post('/user/passkey/remove', { id }, member.token)).status).toBe(404)
      const removed = await post('/user/passkey/remove', { id }, owner.token)
      expect(removed.body.passkeys).toEqual([])
      const response = device.get(await challenge())
      expect((await post('/user/passkey/login', { response })).status).toBe(400)
    })

    test('an account has ten at most', async () => {
      const owner = await newMember(cms)
      const add = async () => {
        const options = (await post('/user/passkey/options', {}, owner.token)).body
        const response = newAuthenticator(origin).create(options)
        return (await post('/user/passkey/add', { response, name: 'x' }, owner.token)).status
      }
      for (let count = 0; count < 9; count += 1) expect(await add()).toBe(200)
      expect((await Promise.all([add(), add(), add()])).sort()).toEqual([200, 400, 400])
    })
  })

  describe('an app', () => {
    let member: Member
    let app: Awaited<ReturnType<typeof withApp>>
    beforeAll(async () => {
      member = await newMember(cms)
      app = await withApp(member)
    })

    test('is asked for at a login with the right password only', async () => {
      expect(codesOf(await logIn(member))).toEqual(['codeNeeded'])
      expect(
        (await logIn(member, { password: 'wrong', code: codeOf(app.secret) })).body.status,
      ).toBe(401)
      expect(codesOf(await logIn(member, { code: '000000' }))).toEqual(['wrongSecondCode'])
    })

    test('its code works once, also at once, and not before or after its time', async () => {
      const code = codeOf(app.secret)
      const answers = await Promise.all([logIn(member, { code }), logIn(member, { code })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      for (const periods of [-3, 3]) {
        const late = await logIn(member, { code: codeOf(app.secret, periods) })
        expect(codesOf(late)).toEqual(['wrongSecondCode'])
      }
    })

    test('a recovery code replaces it once, however it is typed', async () => {
      const [first = '', second = ''] = app.codes
      expect(app.codes).toHaveLength(10)
      const typed = first.toLowerCase().replaceAll('-', ' ')
      expect((await logIn(member, { code: typed })).status).toBe(200)
      expect((await logIn(member, { code: first })).status).toBe(400)
      const other = await newMember(cms)
      await withApp(other)
      expect((await logIn(other, { code: second })).status).toBe(400)
    })

    test('it is asked for again with the password', async () => {
      const owner = await newMember(cms)
      const { codes } = await withApp(owner)
      await ageSessions(cms, owner, longAgo)
      const confirm = (more: object) =>
        post('/user/confirm-password', { password: validPassword, ...more }, owner.token)
      expect(codesOf(await confirm({}))).toEqual(['codeNeeded'])
      expect((await call(cms, 'GET', '/user/export', { token: owner.token })).status).toBe(403)
      expect((await confirm({ code: codes[0] })).status).toBe(200)
      expect((await call(cms, 'GET', '/user/export', { token: owner.token })).status).toBe(200)
    })

    test('a new password and the deletion of the account need it too', async () => {
      const owner = await newMember(cms)
      const { codes } = await withApp(owner)
      const change = { currentPassword: validPassword, newPassword: 'Zöld-bicikli 8' }
      expect(codesOf(await post('/user/updatePassword', change, owner.token))).toEqual([
        'codeNeeded',
      ])
      const refused = await call(cms, 'DELETE', '/user/delete-user', {
        token: owner.token,
        body: { password: validPassword },
      })
      expect(codesOf(refused)).toEqual(['codeNeeded'])
      expect(
        (await post('/user/updatePassword', { ...change, code: codes[0] }, owner.token)).status,
      ).toBe(200)
    })

    test('new recovery codes void the old ones; switched off, the password is enough', async () => {
      const owner = await newMember(cms)
      expect((await post('/user/recovery-codes', {}, owner.token)).status).toBe(409)
      const { codes } = await withApp(owner)
      expect((await post('/user/authenticator/start', {}, owner.token)).status).toBe(409)
      await post('/user/recovery-codes', {}, owner.token)
      expect((await logIn(owner, { code: codes[0] })).status).toBe(400)
      expect((await post('/user/authenticator/disable', {}, owner.token)).body.hasApp).toBe(false)
      await logInAs(cms, owner)
    })

    test('wrong codes are limited per account', async () => {
      const owner = await newMember(cms)
      await withApp(owner)
      const statuses: number[] = []
      for (let tries = 0; tries < 11; tries += 1)
        statuses.push((await logIn(owner, { code: '000000' })).status)
      expect(statuses).toEqual([...Array(10).fill(400), 429])
    })

    test('neither its key nor a code is stored as text', async () => {
      const [row] = await runSql(
        cms,
        `SELECT * FROM user_authenticators WHERE user_id = ${member.userId}`,
      )
      const codes = await runSql(
        cms,
        `SELECT * FROM user_recovery_codes WHERE user_id = ${member.userId}`,
      )
      const stored = JSON.stringify([row, codes])
      expect(stored).not.toContain(app.secret)
      for (const code of app.codes) expect(stored).not.toContain(code.replaceAll('-', ''))
    })
  })
})
