import { describe, expect, test } from '@jest/globals'
import { call, logInAs, newEmail, newMember, validPassword } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

describe.each(everyCms())('sessions on %s', (_name, cms) => {
  const logIn = (body: unknown, address?: string) =>
    call(cms, 'POST', '/user/login', address ? { body, address } : { body })
  const me = (token: string | undefined, query = '') =>
    call(cms, 'GET', `/user/me${query}`, { token })

  test('a member logs in, is identified by the token, and sees exactly the contract’s fields', async () => {
    const { email, password, id } = await newMember(cms)
    const session = await logIn({ email, password, rememberMe: true })
    expect(session.status).toBe(200)
    expect(session.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 30,
      user: {
        id,
        email,
        pendingEmail: null,
        firstName: 'Ágnes',
        lastName: 'Kiss',
        nickname: null,
        phone: null,
        birthDate: '1984-06-12',
        newsLetter: false,
        billingInformation: null,
        referralSource: null,
        registrationFormId: null,
        isTwoStepRegistered: false,
        rememberMe: true,
        isPaidUser: false,
        paidUserExpire: null,
        subscriptionId: null,
        subscriptionCanceled: false,
        isAdmin: false,
        pictureUrl: null,
        coupons: [],
        tier: 'free',
        plan: null,
      },
    })
    expect((await me(session.body.token)).body).toEqual(session.body)
  })

  test('an address is accepted in any spelling', async () => {
    const { email, password } = await newMember(cms)
    expect((await logIn({ email: ` ${email.toUpperCase()} `, password })).status).toBe(200)
  })

  test('the token is nowhere in the database', async () => {
    const { token } = await newMember(cms)
    const rows = await runSql(cms, 'SELECT * FROM user_sessions')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('a session lasts 1 day, or 30 when remembered; the me call can only shorten it', async () => {
    const { email, password, token } = await newMember(cms)
    expect((await me(token, '?rememberMe=true')).body.expiresIn).toBe(1)
    const long = (await logIn({ email, password, rememberMe: true })).body.token
    expect((await me(long)).body.expiresIn).toBe(30)
    expect((await me(long, '?rememberMe=false')).body.expiresIn).toBe(1)
    expect((await me(long)).body.expiresIn).toBe(1)
  })

  test('an expired, revoked or unknown session, or one of a blocked user, gets 401', async () => {
    const refusal = { message: 'Az oldal használatához jelentkezz be!', status: 401 }
    const over = await newMember(cms)
    await runSql(
      cms,
      `UPDATE user_sessions SET expires_at = ${epoch()} WHERE user_id = ${over.userId}`,
    )
    const blocked = await newMember(cms)
    await runSql(cms, `UPDATE up_users SET blocked = true WHERE id = ${blocked.userId}`)
    for (const token of [
      over.token,
      blocked.token,
      undefined,
      '',
      'x',
      'x'.repeat(10_000),
      '%00',
    ]) {
      const answer = await me(token)
      expect([answer.status, answer.body]).toEqual([401, refusal])
    }
    expect((await logIn(blocked)).status).toBe(400)
    const { email, password } = blocked
    expect((await logIn({ email, password })).status).toBe(401)
  })

  test('all failed logins get the same response', async () => {
    const { email, password } = await newMember(cms)
    const answers = [
      await logIn({ email, password: 'wrong one' }),
      await logIn({ email: newEmail(), password }),
      await logIn({ email: newEmail(), password: 'x' }),
    ]
    const refusal = {
      message: 'Sikertelen bejelentkezés, vagy nincs ilyen felhasználó! Próbáld újra!',
      status: 401,
    }
    for (const { status, body } of answers) expect([status, body]).toEqual([401, refusal])
  })

  test.each([
    ['nothing', {}],
    ['a number', 5],
    ['a list', []],
    ['no password', { email: 'a@b.hu' }],
    ['numbers', { email: 5, password: 5 }],
    ['lists', { email: ['a@b.hu'], password: ['x'] }],
    ['null', { email: null, password: null }],
    ['a word for yes', { email: 'a@b.hu', password: 'x', rememberMe: 'yes' }],
    ['an address that is none', { email: 'a', password: 'x' }],
    ['an unknown field', { email: 'a@b.hu', password: 'x', isAdmin: true }],
    ['an object that asks the database', { email: { $ne: '' }, password: { $ne: '' } }],
    ['an endless password', { email: 'a@b.hu', password: 'x'.repeat(10_000) }],
    ['no JSON', '{'],
  ])('a login with %s is refused with 400', async (_what, body) => {
    const { status, body: said } = await logIn(body)
    expect([status, said.status]).toEqual([400, 400])
    expect(said.message).toMatch(/.+/)
  })

  test('a logout ends that session at once, or all sessions on request', async () => {
    const { email, password, token } = await newMember(cms)
    const [second, third] = [
      await logInAs(cms, { email, password }),
      await logInAs(cms, { email, password }),
    ]
    const end = (by: string, body: unknown) =>
      call(cms, 'POST', '/user/logout', { token: by, body })
    expect((await end(token, {})).body).toEqual({ ended: 1 })
    expect([await me(token), await me(second)].map(({ status }) => status)).toEqual([401, 200])
    expect((await end(token, {})).status).toBe(401)
    expect((await end(second, { everywhere: true })).body).toEqual({ ended: 2 })
    expect((await me(third)).status).toBe(401)
  })

  test('a member lists their devices and revokes one; another user’s is not found', async () => {
    const { email, password, token } = await newMember(cms)
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const headers = { 'User-Agent': firefox }
    const other = await call(cms, 'POST', '/user/login', { body: { email, password }, headers })
    const list = async (by: string) => (await call(cms, 'GET', '/user/devices', { token: by })).body
    const { devices } = await list(token)
    expect(devices).toHaveLength(2)
    expect(devices[0]).toMatchObject({ isCurrent: true })
    expect(devices[1]).toMatchObject({ label: 'Firefox · Linux', isCurrent: false })
    const revoke = (by: string, id: unknown) =>
      call(cms, 'POST', '/user/revokeDevice', { token: by, body: { id } })
    const stranger = await newMember(cms)
    expect((await revoke(stranger.token, devices[1].id)).status).toBe(404)
    expect((await me(other.body.token)).status).toBe(200)
    expect((await revoke(token, devices[1].id)).body).toEqual({ id: devices[1].id })
    expect((await me(other.body.token)).status).toBe(401)
    expect((await revoke(token, devices[1].id)).status).toBe(404)
    for (const id of [5, null, [], {}, '', 'x'.repeat(100)]) {
      expect((await revoke(token, id)).status).toBe(400)
    }
  })

  test('the tier changes exactly at the end of the paid term', async () => {
    const paid = await newMember(cms, { tier: 'paid' })
    expect((await me(paid.token)).body.user).toMatchObject({ tier: 'paid', plan: 'yearly' })
    await runSql(cms, `UPDATE up_users SET paid_user_expire = ${epoch()} WHERE id = ${paid.userId}`)
    expect((await me(paid.token)).body.user.tier).toBe('free')
    const subscriber = await newMember(cms, { tier: 'subscriber' })
    expect((await me(subscriber.token)).body.user.tier).toBe('subscriber')
  })

  test('100 wrong passwords get 429 with Retry-After; the owner gets in from another network', async () => {
    const { email } = await newMember(cms)
    const attacker = '198.51.100.7'
    const statuses: number[] = []
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await logIn({ email, password: `wrong ${tries}` }, attacker)
      statuses.push(answer.status)
      if (answer.status === 429) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(900)
      }
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]))
    expect((await logIn({ email, password: validPassword }, attacker)).status).toBe(429)
    expect((await logIn({ email, password: validPassword })).status).toBe(200)
  })

  test('of thirty wrong passwords at once ten are compared', async () => {
    const { email } = await newMember(cms)
    const body = { email, password: 'wrong' }
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(body, '198.51.100.8')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('the forwarded address is trusted only from web', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 70; tries += 1) {
      const answer = await fetch(`${cms.url}/api/user/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${tries}` },
        body: '{}',
      })
      statuses.push(answer.status)
    }
    expect(statuses).toContain(429)
  })

  const epoch = () => (cms.database.settings.DATABASE_FILE ? '1000' : `'2001-01-01'`)
})
