import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { SignupBody } from '@krono/contract'
import { confirmEmail } from '../../src/account/confirm-email'
import { issueToken } from '../../src/account/one-use-tokens'
import { signUp } from '../../src/account/sign-up'
import { setClock } from '../../src/lib/clock'
import { hashOf } from '../../src/lib/secrets'
import { findUserByEmail, type UserRow, userUid } from '../../src/users/user-row'
import { accountsOn, noon, password, secretIn } from './account-rows'
import { codeOf, comesFirst } from './comes-first'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, change, letters, tokens, sessionsOf } = accountsOn(strapi)
const templates = () => strapi.db.query('api::email-template.email-template')

beforeEach(() => setClock(() => noon))
afterEach(() => {
  setClock()
  jest.restoreAllMocks()
})

const body = {
  email: 'new@people.example',
  password,
  birthDate: '1984-06-12',
  privacyPolicy: true,
} as const satisfies Partial<SignupBody>

const signUpAs = (fields: Partial<SignupBody> = {}) => signUp(strapi, { ...body, ...fields })
const refused = { code: 'registerFailed' }
const failed = { code: 'confirmFailed' }

describe('whoever signs up', () => {
  test('has an account that waits for its confirmation, and a letter with the link', async () => {
    await signUpAs({ firstName: 'Ágnes', lastName: '', newsLetter: true, referralSource: 'Béla' })
    const user = await findUserByEmail(strapi, body.email)
    expect(user).toMatchObject({
      email: body.email,
      birthDate: '1984-06-12',
      firstName: 'Ágnes',
      lastName: null,
      newsLetter: true,
      referralSource: 'Béla',
      confirmed: false,
      blocked: false,
      privacyAcceptedAt: noon.toISOString(),
      username: user?.documentId,
      provider: 'local',
      documentId: expect.stringMatching(/^[0-9a-f]{24}$/),
      password: expect.stringMatching(/^\$2b\$10\$/),
    })
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    const secret = secretIn(letter)
    expect(letter).toMatchObject({
      mail: 'confirmEmail',
      recipient: body.email,
      userId: user?.id,
      data: { name: 'Ágnes', link: expect.stringContaining('/confirm-email?id=') },
      dedupeKey: `confirmEmail:${hashOf(secret)}`,
    })
  })

  test('need say no name', async () => {
    await signUpAs()
    expect(await findUserByEmail(strapi, body.email)).toMatchObject({
      firstName: null,
      lastName: null,
    })
  })

  test('with a common password is refused', async () => {
    await expect(signUpAs({ password: 'password1' })).rejects.toMatchObject({
      code: 'passwordTooCommon',
      fields: [{ field: 'password', code: 'passwordTooCommon' }],
    })
  })

  test('with an address that somebody has, or may get back, is refused', async () => {
    const user = await newUser({ email: body.email })
    await expect(signUpAs()).rejects.toMatchObject(refused)
    await strapi.db.transaction(() =>
      issueToken(strapi, { user, kind: 'undoEmail', email: body.email }),
    )
    await change(user, { email: 'other@people.example' })
    await expect(signUpAs()).rejects.toMatchObject(refused)
    expect(await letters()).toEqual([])
  })

  test('at the same moment as another with that address is refused by the database', async () => {
    // The index knows no case, the look before does: as for two who look at once.
    await newUser({ email: body.email.toUpperCase() })
    await expect(signUpAs()).rejects.toMatchObject(refused)
  })

  test('while the database fails hears of that, and of no other account', async () => {
    const away = new Error('The database is away.')
    const broken = Object.assign(Object.create(strapi), {
      db: { transaction: () => Promise.reject(away) },
    })
    await expect(signUp(broken, body)).rejects.toBe(away)
  })
})

describe('the link of a new account', () => {
  async function signedUp(fields: Partial<SignupBody> = {}) {
    await signUpAs(fields)
    const user = await findUserByEmail(strapi, body.email)
    if (!user) throw new Error('There is no account.')
    return { user, secret: secretIn((await letters()).at(-1)) }
  }

  test('confirms its address, once, and says the same again', async () => {
    const { user, secret } = await signedUp({ firstName: 'Ágnes' })
    expect(await confirmEmail(strapi, secret)).toEqual({ email: body.email })
    expect((await userNow(user)).confirmed).toBe(true)
    expect(await confirmEmail(strapi, secret, 'Firefox')).toEqual({ email: body.email })
    expect(await sessionsOf(user)).toEqual([])
    const [, welcome, ...others] = await letters()
    expect(others).toEqual([])
    expect(welcome).toMatchObject({
      mail: 'welcome',
      recipient: body.email,
      userId: user.id,
      data: { name: 'Ágnes', link: expect.stringMatching(/\/login$/) },
      dedupeKey: `welcome:${user.id}`,
    })
  })

  test.each([
    ['the address has changed since', { email: 'other@people.example' }],
    ['the account is blocked', { blocked: true }],
  ])('confirms nothing when %s, before and after it was used', async (_what, fields) => {
    const { user, secret } = await signedUp()
    await change(user, fields)
    await expect(confirmEmail(strapi, secret)).rejects.toMatchObject(failed)
    expect((await userNow(user)).confirmed).toBe(false)
    await change(user, { email: body.email, blocked: false })
    await confirmEmail(strapi, secret)
    await change(user, fields)
    await expect(confirmEmail(strapi, secret)).rejects.toMatchObject(failed)
  })

  test('confirms nothing once it is over, was made up, or its account is gone', async () => {
    const { user, secret } = await signedUp()
    await expect(confirmEmail(strapi, 'x'.repeat(43))).rejects.toMatchObject(failed)
    setClock(() => new Date(noon.getTime() + 3 * 86_400_000))
    await expect(confirmEmail(strapi, secret)).rejects.toMatchObject(failed)
    expect((await tokens()).map(({ usedAt }) => usedAt)).toEqual([null])
    setClock(() => noon)
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: user.id } })
    await expect(confirmEmail(strapi, secret)).rejects.toMatchObject(failed)
  })

  test('signs in who presses it, on that device, for a day, as one who typed no password', async () => {
    const { user, secret } = await signedUp()
    const { email, started } = await confirmEmail(strapi, secret, 'Firefox')
    expect([email, started?.user.id, started?.user.confirmed]).toEqual([body.email, user.id, true])
    expect(started?.token).toMatch(/^[\w-]{43}$/)
    expect(await sessionsOf(user)).toMatchObject([
      { device: 'Firefox', rememberMe: false, passwordTypedAt: null, revokedAt: null },
    ])
    expect(await confirmEmail(strapi, secret, 'Firefox')).toEqual({ email: body.email })
    expect(await sessionsOf(user)).toHaveLength(1)
  })

  test('signs in one of two who press at once', async () => {
    const { user, secret } = await signedUp()
    comesFirst(strapi, () => confirmEmail(strapi, secret, 'Chrome'))
    expect(await confirmEmail(strapi, secret, 'Firefox')).toEqual({ email: body.email })
    expect((await sessionsOf(user)).map(({ device }) => device)).toEqual(['Chrome'])
  })

  test('is no key once the other of two letters was opened', async () => {
    const { user, secret } = await signedUp()
    const link = () => issueToken(strapi, { user, kind: 'confirmEmail', email: body.email })
    const other = await strapi.db.transaction(link)
    await confirmEmail(strapi, secret)
    expect(await confirmEmail(strapi, other, 'Firefox')).toEqual({ email: body.email })
    expect(await sessionsOf(user)).toEqual([])
  })

  test.each([
    ['blocked', (user: UserRow) => change(user, { blocked: true })],
    ['erased', ({ id }: UserRow) => strapi.db.query(userUid).delete({ where: { id } })],
  ])('signs nobody in who was %s in between, and stays unused', async (_what, comes) => {
    const { user, secret } = await signedUp()
    comesFirst(strapi, () => comes(user))
    expect(await codeOf(confirmEmail(strapi, secret, 'Firefox'))).toBe('confirmFailed')
    expect(await sessionsOf(user)).toEqual([])
    expect((await tokens()).map(({ usedAt }) => usedAt)).toEqual([null])
  })

  test('leads on to where somebody was going, and the account keeps nothing of it', async () => {
    const { user } = await signedUp({ redirectUrl: '/payment/yearly?coupon=TAVASZ' })
    const [letter] = await letters()
    const { searchParams } = new URL(letter?.data.link ?? '')
    expect(searchParams.get('redirectUrl')).toBe('/payment/yearly?coupon=TAVASZ')
    expect(JSON.stringify(await userNow(user))).not.toContain('TAVASZ')
  })

  test('brings the published letters of editors to those who want letters: of everybody, and of their form', async () => {
    const letter = {
      ...{ enabled: true, locale: 'hu', subject: 'x', delayHours: 2 },
      publishedAt: noon,
    }
    await templates().createMany({
      data: [
        { ...letter, name: 'draft', group: 'register', publishedAt: null },
        { ...letter, name: 'everybody', group: 'register', delayHours: null },
        { ...letter, name: 'form', group: 'form', formId: 'tavasz' },
        { ...letter, name: 'other form', group: 'form', formId: 'nyar' },
      ],
    })
    const { user, secret } = await signedUp({ newsLetter: true, registrationFormId: 'tavasz' })
    await confirmEmail(strapi, secret)
    const [, , ...followUps] = await letters()
    const [, everybody, form] = await templates().findMany({ orderBy: { id: 'asc' } })
    expect(followUps).toMatchObject([
      {
        templateId: everybody.documentId,
        recipient: body.email,
        userId: user.id,
        data: { name: null, link: expect.stringMatching(/^http.*\/$/) },
        dedupeKey: expect.stringMatching(new RegExp(`:user:${user.id}$`)),
      },
      { templateId: form.documentId },
    ])
  })

  test('brings none to those who do not', async () => {
    await templates().create({
      data: {
        ...{ name: 'x', group: 'register', enabled: true, locale: 'hu', subject: 'x' },
        publishedAt: noon,
      },
    })
    const { secret } = await signedUp()
    await confirmEmail(strapi, secret)
    expect((await letters()).map(({ mail }) => mail)).toEqual(['confirmEmail', 'welcome'])
  })
})
