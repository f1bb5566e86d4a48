import { describe, expect, test } from '@jest/globals'
import { mailsTo, mailTo } from '../support/mailbox'
import { call, logInAs, type Member, newEmail, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const idIn = (links: readonly string[]) =>
  links.map((link) => new URL(link).searchParams.get('id')).find((id) => id !== null) ?? ''

describe.each(everyCms())('the profile on %s', (_name, cms) => {
  const update = ({ token }: Pick<Member, 'token'>, body: unknown) =>
    call(cms, 'POST', '/user/update', { token, body })
  const userOf = async ({ token }: Pick<Member, 'token'>) =>
    (await call(cms, 'GET', '/user/me', { token })).body.user
  const confirm = (id: string) => call(cms, 'POST', '/user/validate-email', { body: { id } })

  test('only the sent fields are saved', async () => {
    const member = await newMember(cms)
    const before = await userOf(member)
    const change = {
      firstName: '  Zsófia  Anna ',
      phone: '+36 30 123-4567',
      newsLetter: true,
      billingInformation: { fullName: 'Őry Bt.', city: 'Győr', postalCode: '9021', address: '' },
    }
    const after = {
      ...before,
      firstName: 'Zsófia Anna',
      phone: '+36 30 123-4567',
      newsLetter: true,
      billingInformation: { fullName: 'Őry Bt.', city: 'Győr', postalCode: '9021' },
    }
    expect((await update(member, change)).body).toEqual({ user: after })
    expect(await userOf(member)).toEqual(after)
    await update(member, { phone: '', nickname: 'Zsófi' })
    expect(await userOf(member)).toEqual({ ...after, phone: null, nickname: 'Zsófi' })
    expect((await update(member, {})).body.user.nickname).toBe('Zsófi')
  })

  test('the birth date has a call of its own', async () => {
    const member = await newMember(cms)
    const send = (birthDate: unknown) =>
      call(cms, 'POST', '/user/update-birthday', { token: member.token, body: { birthDate } })
    expect((await send('1990-01-31')).body.user.birthDate).toBe('1990-01-31')
    for (const wrong of [
      undefined,
      null,
      '',
      '1990-02-31',
      '1899-12-31',
      '2999-01-01',
      5,
      [],
      {},
    ]) {
      const { status, body } = await send(wrong)
      expect([status, body.message]).toEqual([400, 'Nem megfelelő dátum!'])
    }
    expect((await userOf(member)).birthDate).toBe('1990-01-31')
  })

  test.each([
    ['an empty first name', { firstName: '' }, 'firstName'],
    ['a blank last name', { lastName: '   ' }, 'lastName'],
    ['a list for a name', { firstName: ['a'] }, 'firstName'],
    ['a NUL in a name', { firstName: 'a\0b' }, 'firstName'],
    ['an endless name', { lastName: 'x'.repeat(81) }, 'lastName'],
    ['letters for a phone', { phone: 'call me' }, 'phone'],
    ['a number for a phone', { phone: 36301234567 }, 'phone'],
    ['a word for yes', { newsLetter: 'true' }, 'newsLetter'],
    ['a wrong day', { birthDate: '2000-13-01' }, 'birthDate'],
    ['no address', { email: 'x' }, 'email'],
    ['a text for billing', { billingInformation: 'x' }, 'billingInformation'],
    ['a number in billing', { billingInformation: { city: 5 } }, 'billingInformation.city'],
    ['more in billing', { billingInformation: { vat: '1' } }, 'billingInformation.vat'],
    ['deep billing', { billingInformation: { city: { a: { b: 1 } } } }, 'billingInformation.city'],
  ])('%s is refused at its field, and no field is saved', async (_what, wrong, field) => {
    const member = await newMember(cms)
    const before = await userOf(member)
    const { status, body } = await update(member, { nickname: 'Új', ...wrong })
    expect([status, body.errors[0].field]).toEqual([400, field])
    expect(await userOf(member)).toEqual(before)
  })

  test.each([
    'isAdmin',
    'adminRole',
    'isPaidUser',
    'paidUserExpire',
    'subscriptionId',
    'subscriptionCanceled',
    'plan',
    'role',
    'confirmed',
    'blocked',
    'password',
    'id',
    'documentId',
    'username',
    'pictureUrl',
    'picture',
    'coupons',
    'tier',
    'rememberMe',
    'pendingEmail',
    '__proto__',
  ])('a member cannot set %s', async (field) => {
    const member = await newMember(cms)
    const before = await userOf(member)
    const { status, body } = await update(member, `{"${field}": true, "nickname": "x"}`)
    expect(status).toBe(400)
    // The body parser removes `__proto__` earlier.
    if (field !== '__proto__') expect(body.errors).toMatchObject([{ code: 'unknownField', field }])
    expect(await userOf(member)).toEqual(before)
  })

  test('a new address is used once confirmed by its own e-mail; the old one is notified', async () => {
    const member = await newMember(cms)
    const email = newEmail()
    const { user } = (await update(member, { email: email.toUpperCase() })).body
    expect(user).toMatchObject({ email: member.email, pendingEmail: email })
    const id = idIn((await mailTo(cms, email)).links)
    expect((await confirm(id)).body).toEqual({ email })
    expect(await userOf(member)).toMatchObject({ email, pendingEmail: null })
    expect((await mailTo(cms, member.email, 'e-mail')).text).toContain(email)
    await expect(logInAs(cms, { ...member, email })).resolves.toMatch(/./)
    expect((await confirm(id)).status).toBe(200)
  })

  test('an address of another user is never accepted, and no response reveals its owner', async () => {
    const [member, owner] = [await newMember(cms), await newMember(cms)]
    const answer = await update(member, { email: owner.email })
    expect([answer.status, answer.body.user.pendingEmail]).toEqual([200, owner.email])
    const free = newEmail()
    await update(member, { email: free })
    const id = idIn((await mailTo(cms, free)).links)
    // Another user registers with it in between.
    await runSql(cms, `UPDATE up_users SET email = '${free}' WHERE id = ${owner.userId}`)
    expect((await confirm(id)).status).toBe(400)
    expect((await userOf(member)).email).toBe(member.email)
    expect((await mailsTo(cms, owner.email)).map(({ subject }) => subject)).toHaveLength(1)
  })

  test('a user cannot send repeated e-mails to strangers', async () => {
    const member = await newMember(cms)
    const statuses: number[] = []
    for (let tries = 0; tries < 7; tries += 1) {
      statuses.push((await update(member, { email: newEmail() })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  test.each([
    ['POST', '/user/update'],
    ['POST', '/user/update-birthday'],
    ['POST', '/user/updatePassword'],
    ['POST', '/user/logout'],
    ['POST', '/user/revokeDevice'],
    ['GET', '/user/devices'],
    ['GET', '/user/me'],
    ['GET', '/user/export'],
    ['DELETE', '/user/delete-user'],
    ['POST', '/user/addRegisteredDate'],
    ['GET', '/user/registered-dates'],
  ] as const)('%s %s requires a session', async (method, path) => {
    for (const token of [undefined, 'x', '__proto__']) {
      const requested = method === 'GET' ? { token } : { token, body: {} }
      const { status, body } = await call(cms, method, path, requested)
      expect([status, body.status]).toEqual([401, 401])
    }
  })

  test('deactivation requires the password; then only the farewell e-mail is left', async () => {
    const member = await newMember(cms)
    const leave = (body: unknown) =>
      call(cms, 'DELETE', '/user/delete-user', { token: member.token, body })
    for (const wrong of [{}, { password: '' }, { password: 5 }, { password: 'x', id: 1 }]) {
      expect((await leave(wrong)).status).toBe(400)
    }
    const wrong = await leave({ password: 'wrong' })
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, 'wrongPassword'])
    const { email, password } = member
    expect((await leave({ password })).body).toEqual({ deleted: true })
    expect((await call(cms, 'GET', '/user/me', { token: member.token })).status).toBe(401)
    expect((await call(cms, 'POST', '/user/login', { body: { email, password } })).status).toBe(401)
    expect((await mailTo(cms, email, 'fiók')).text).toMatch(/./)
    // The address can be registered again.
    const again = { email, password, birthDate: '1984-06-12', privacyPolicy: true }
    expect((await call(cms, 'POST', '/user/signup', { body: again })).status).toBe(201)
  })
})
