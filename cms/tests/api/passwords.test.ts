import { describe, expect, test } from '@jest/globals'
import { hash } from 'bcrypt'
import { mailsTo, mailTo } from '../support/mailbox'
import { call, logInAs, type Member, newEmail, newMember, validPassword } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const newOne = 'Zöld-biciklik 8'
const resetting = 'jelsz'
const failed = { message: 'Sikertelen, próbáld újra!', status: 400 }

const tokenIn = (links: readonly string[]) =>
  links.map((link) => new URL(link).searchParams.get('token')).find((one) => one !== null) ?? ''

describe.each(everyCms())('passwords on %s', (_name, cms) => {
  const forgot = (email: string, more: Record<string, string> = {}) =>
    call(cms, 'GET', `/user/forgot-password?${new URLSearchParams({ email, ...more })}`)
  const validate = (token: unknown) =>
    call(cms, 'POST', '/user/validateResetPasswordToken', { body: { token } })
  const reset = (token: unknown, password: unknown = newOne) =>
    call(cms, 'POST', '/user/resetPassword', { body: { token, password } })
  const update = ({ token }: Pick<Member, 'token'>, body: unknown) =>
    call(cms, 'POST', '/user/updatePassword', { token, body })
  const me = (token: string) => call(cms, 'GET', '/user/me', { token })

  const resetLinkOf = async ({ email }: Pick<Member, 'email'>) => {
    await forgot(email)
    return tokenIn((await mailTo(cms, email, resetting)).links)
  }

  test('a forgotten password is reset with an e-mailed link; every session ends', async () => {
    const member = await newMember(cms)
    const { email, token } = member
    const redirectUrl = '/gift?for=friend'
    const answer = await forgot(email.toUpperCase(), { redirectUrl })
    expect([answer.status, answer.body]).toEqual([200, { email }])
    const { links } = await mailTo(cms, email, resetting)
    expect(links.map((to) => new URL(to).searchParams.get('redirectUrl'))).toContain(redirectUrl)
    const link = tokenIn(links)
    expect((await validate(link)).body).toEqual({ isValid: true })
    expect((await reset(link)).body).toEqual({ email })
    expect((await me(token)).status).toBe(401)
    const old = await call(cms, 'POST', '/user/login', { body: { email, password: validPassword } })
    expect(old.status).toBe(401)
    await expect(logInAs(cms, { email, password: newOne })).resolves.toMatch(/./)
  })

  test('a hash of another cost is replaced at the next login, and its sessions continue', async () => {
    const { email, token, userId } = await newMember(cms)
    const hashNow = async () =>
      String((await runSql(cms, `SELECT password FROM up_users WHERE id = ${userId}`))[0]?.password)
    await runSql(
      cms,
      `UPDATE up_users SET password = '${await hash(validPassword, 11)}' WHERE id = ${userId}`,
    )
    await logInAs(cms, { email, password: validPassword })
    const renewed = await hashNow()
    expect(renewed).toMatch(/^\$2b\$10\$/)
    expect((await me(token)).status).toBe(200)
    await logInAs(cms, { email, password: validPassword })
    expect(await hashNow()).toBe(renewed)
  })

  test('a reset link works once; of twenty tries at once one succeeds', async () => {
    const member = await newMember(cms)
    const link = await resetLinkOf(member)
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(link)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((one) => one.status !== 200)) {
      expect([status, body]).toEqual([400, failed])
    }
    expect((await reset(link)).body).toEqual(failed)
    expect((await validate(link)).body).toEqual(failed)
  })

  test('a login in progress while the password changes opens no session', async () => {
    const member = await newMember(cms)
    const { email } = member
    const body = { email, password: validPassword }
    const change = { currentPassword: validPassword, newPassword: newOne }
    const [changed, ...logins] = await Promise.all([
      update(member, change),
      ...Array.from({ length: 8 }, () => call(cms, 'POST', '/user/login', { body })),
    ])
    expect(changed.status).toBe(200)
    for (const login of logins) {
      const { token } = login.body
      if (token) expect((await me(token)).status).toBe(401)
      else expect(login.status).toBe(401)
    }
  })

  test('a newer link invalidates the older one, and each expires after 30 minutes', async () => {
    const member = await newMember(cms)
    const first = await resetLinkOf(member)
    await forgot(member.email)
    const second = tokenIn((await mailTo(cms, member.email, resetting, 2)).links)
    expect((await reset(first)).body).toEqual(failed)
    const [row] = await runSql(
      cms,
      `SELECT created_at, expires_at FROM user_tokens WHERE user_id = ${member.userId} AND kind = 'resetPassword' AND used_at IS NULL`,
    )
    const minutes =
      (new Date(row?.expires_at as number).getTime() -
        new Date(row?.created_at as number).getTime()) /
      60_000
    expect(minutes).toBeCloseTo(30, 1)
    const old = cms.database.settings.DATABASE_FILE ? '1000' : `'2001-01-01'`
    await runSql(cms, `UPDATE user_tokens SET expires_at = ${old} WHERE user_id = ${member.userId}`)
    expect((await reset(second)).body).toEqual(failed)
  })

  test('an unknown address gets the same response and no e-mail', async () => {
    const email = newEmail()
    const answer = await forgot(email)
    expect([answer.status, answer.body]).toEqual([200, { email }])
    const member = await newMember(cms)
    await resetLinkOf(member)
    expect(await mailsTo(cms, email)).toEqual([])
  })

  test.each([
    ['nothing', {}],
    ['no password', { token: 'x' }],
    ['a short one', { token: 'x', password: '12345' }],
    ['a number', { token: 'x', password: 123456 }],
    ['a list for a link', { token: ['x'], password: newOne }],
    ['an endless link', { token: 'x'.repeat(10_000), password: newOne }],
    ['an unknown field', { token: 'x', password: newOne, email: 'a@b.hu' }],
    ['a link that never was', { token: 'x', password: newOne }],
  ])('a reset with %s is refused', async (_what, body) => {
    expect((await call(cms, 'POST', '/user/resetPassword', { body })).status).toBe(400)
  })

  test.each([
    '',
    '?email=',
    '?email=a',
    '?email=a@b.hu&email=c@d.hu',
    '?email=a@b.hu&x=1',
    '?email[$ne]=',
    '?email=a@b.hu&redirectUrl=',
    '?email=a@b.hu&redirectUrl=https://elsewhere.example/',
    '?email=a@b.hu&redirectUrl=//elsewhere.example/',
    '?email=a@b.hu&redirectUrl=/login',
    `?email=a@b.hu&redirectUrl=/${'a'.repeat(1000)}`,
  ])('forgot-password%s is refused', async (query) => {
    expect((await call(cms, 'GET', `/user/forgot-password${query}`)).status).toBe(400)
  })

  test('a changed password signs out other devices; this one continues with a new token', async () => {
    const member = await newMember(cms)
    const other = await logInAs(cms, member)
    const change = { currentPassword: validPassword, newPassword: newOne }
    const session = await update(member, change)
    expect(session.status).toBe(200)
    expect([await me(member.token), await me(other)].map(({ status }) => status)).toEqual([
      401, 401,
    ])
    expect((await me(session.body.token)).body.user.email).toBe(member.email)
    expect((await mailTo(cms, member.email, 'megváltozott')).text).toMatch(/./)
  })

  test('of two changes at once one succeeds', async () => {
    const member = await newMember(cms)
    const answers = await Promise.all(
      [newOne, 'Piros-bicikli 9'].map((newPassword) =>
        update(member, { currentPassword: validPassword, newPassword }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([400, 401]).toContain(statuses[1])
  })

  test.each([
    ['the wrong current one', { currentPassword: 'x', newPassword: newOne }, 'currentPassword'],
    ['no current one', { newPassword: newOne }, 'currentPassword'],
    ['a short new one', { currentPassword: validPassword, newPassword: '12345' }, 'newPassword'],
    [
      'a common new one',
      { currentPassword: validPassword, newPassword: 'password1' },
      'newPassword',
    ],
    [
      'a new one that is too long',
      { currentPassword: validPassword, newPassword: 'x'.repeat(73) },
      'newPassword',
    ],
    ['a number', { currentPassword: validPassword, newPassword: 1234567 }, 'newPassword'],
  ])('a change with %s is refused at its field', async (_what, body, field) => {
    const member = await newMember(cms)
    const { status, body: said } = await update(member, body)
    expect([status, said.errors[0].field]).toEqual([400, field])
    expect((await me(member.token)).status).toBe(200)
  })
})
