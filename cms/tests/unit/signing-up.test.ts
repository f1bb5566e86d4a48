import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { SignupBody } from '@krono/contract'
import { confirmEmail } from '../../src/members/account/confirm-email'
import { issueToken } from '../../src/members/account/one-use-tokens'
import { signUp } from '../../src/members/account/sign-up'
import { findUserByEmail, type UserRow, userUid } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { accountLimits } from '../../src/platform/lib/rate-limits'
import { hashOf } from '../../src/platform/lib/secrets'
import { accountsOn, noon, password, secretIn } from './account-rows'
import { codeOf, runBeforeTransaction } from './comes-first'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, change, mails, tokens, sessionsOf } = accountsOn(strapi)
const sequences = () => strapi.db.query('api::sequence.sequence')
const runs = () => strapi.db.query('api::sequence-run.sequence-run')

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

const signUpAs = (fields: Partial<SignupBody> = {}) =>
  signUp(strapi, { ...body, ...fields }, '203.0.113.7')
const refused = { code: 'registerFailed' }
const failed = { code: 'confirmFailed' }

describe('a visitor who signs up', () => {
  test('gets an unconfirmed account, and an e-mail with the link', async () => {
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
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    const secret = secretIn(mail)
    expect(mail).toMatchObject({
      mail: 'confirmEmail',
      recipient: body.email,
      userId: user?.id,
      data: { name: 'Ágnes', link: expect.stringContaining('/confirm-email?id=') },
      dedupeKey: `confirmEmail:${hashOf(secret)}`,
    })
  })

  test('needs no name', async () => {
    await signUpAs()
    expect(await findUserByEmail(strapi, body.email)).toMatchObject({
      firstName: null,
      lastName: null,
    })
  })

  test('again with the same password, a moment later, gets the same answer and no second e-mail', async () => {
    await signUpAs()
    await Promise.all([signUpAs({ firstName: 'Ágnes' }), signUpAs()])
    expect(await mails()).toHaveLength(1)
    expect(await findUserByEmail(strapi, body.email)).toMatchObject({ firstName: null })
  })

  test.each([
    ['another password', async () => ({ password: 'Zöld-bicikli 8' })],
    [
      'the same password, but later',
      async () => {
        setClock(() => new Date(noon.getTime() + 15 * 60_000 + 1))
        return {}
      },
    ],
    [
      'the same password, after the confirmation',
      async () => {
        await confirmEmail(strapi, secretIn((await mails())[0]))
        return {}
      },
    ],
  ])('again with %s is refused', async (_what, prepare) => {
    await signUpAs()
    await expect(signUpAs(await prepare())).rejects.toMatchObject(refused)
  })

  test('again cannot guess the password of a new account: wrong ones are counted', async () => {
    const email = 'guessed@people.example'
    await signUpAs({ email })
    const { count } = accountLimits.wrongPasswordsHere
    for (let tries = 0; tries < count; tries += 1)
      await expect(signUpAs({ email, password: `Zöld-bicikli ${tries}` })).rejects.toMatchObject(
        refused,
      )
    const tooMany = { code: 'tooManyRequests' }
    await expect(signUpAs({ email })).rejects.toMatchObject(tooMany)
  })

  test('with a common password is refused', async () => {
    await expect(signUpAs({ password: 'password1' })).rejects.toMatchObject({
      code: 'passwordTooCommon',
      fields: [{ field: 'password', code: 'passwordTooCommon' }],
    })
  })

  test('with a registered address, or one reserved for its owner, is refused', async () => {
    const user = await newUser({ email: body.email })
    await expect(signUpAs()).rejects.toMatchObject(refused)
    await strapi.db.transaction(() =>
      issueToken(strapi, { user, kind: 'undoEmail', email: body.email }),
    )
    await change(user, { email: 'other@people.example' })
    await expect(signUpAs()).rejects.toMatchObject(refused)
    expect(await mails()).toEqual([])
  })

  test('at the same moment as another with that address is refused by the database', async () => {
    // The first lookup is case-sensitive and misses it, the unique index does not: simulates two requests at once.
    await newUser({ email: body.email.toUpperCase() })
    await expect(signUpAs()).rejects.toMatchObject(refused)
  })

  test('gets the error of a failing database, without information on other accounts', async () => {
    const away = new Error('The database is away.')
    const broken = Object.assign(Object.create(strapi), {
      db: { transaction: () => Promise.reject(away) },
    })
    await expect(signUp(broken, body, '203.0.113.7')).rejects.toBe(away)
  })
})

describe('the link of a new account', () => {
  async function signedUp(fields: Partial<SignupBody> = {}) {
    await signUpAs(fields)
    const user = await findUserByEmail(strapi, body.email)
    if (!user) throw new Error('There is no account.')
    return { user, secret: secretIn((await mails()).at(-1)) }
  }

  test('confirms its address once, and returns the same again', async () => {
    const { user, secret } = await signedUp({ firstName: 'Ágnes' })
    expect(await confirmEmail(strapi, secret)).toEqual({ email: body.email })
    expect((await userNow(user)).confirmed).toBe(true)
    expect(await confirmEmail(strapi, secret, 'Firefox')).toEqual({ email: body.email })
    expect(await sessionsOf(user)).toEqual([])
    const [, welcome, ...others] = await mails()
    expect(others).toEqual([])
    expect(welcome).toMatchObject({
      mail: 'welcome',
      recipient: body.email,
      userId: user.id,
      data: { name: 'Ágnes', link: expect.stringMatching(/\/kronoworksheet\?activetab=0$/) },
      dedupeKey: `welcome:${user.id}`,
    })
  })

  test.each([
    ['the address has changed since', { email: 'other@people.example' }],
    ['the account is blocked', { blocked: true }],
  ])('confirms nothing when %s, before and after its use', async (_what, fields) => {
    const { user, secret } = await signedUp()
    await change(user, fields)
    await expect(confirmEmail(strapi, secret)).rejects.toMatchObject(failed)
    expect((await userNow(user)).confirmed).toBe(false)
    await change(user, { email: body.email, blocked: false })
    await confirmEmail(strapi, secret)
    await change(user, fields)
    await expect(confirmEmail(strapi, secret)).rejects.toMatchObject(failed)
  })

  test('confirms nothing if it is expired, forged, or its account is deleted', async () => {
    const { user, secret } = await signedUp()
    await expect(confirmEmail(strapi, 'x'.repeat(43))).rejects.toMatchObject(failed)
    setClock(() => new Date(noon.getTime() + 3 * 86_400_000))
    await expect(confirmEmail(strapi, secret)).rejects.toMatchObject(failed)
    expect((await tokens()).map(({ usedAt }) => usedAt)).toEqual([null])
    setClock(() => noon)
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: user.id } })
    await expect(confirmEmail(strapi, secret)).rejects.toMatchObject(failed)
  })

  test('signs in the user on that device, for a day, without a typed password', async () => {
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

  test('signs in one of two who click at once', async () => {
    const { user, secret } = await signedUp()
    runBeforeTransaction(strapi, () => confirmEmail(strapi, secret, 'Chrome'))
    expect(await confirmEmail(strapi, secret, 'Firefox')).toEqual({ email: body.email })
    expect((await sessionsOf(user)).map(({ device }) => device)).toEqual(['Chrome'])
  })

  test('does not sign in once the other of two e-mails was used', async () => {
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
  ])('does not sign in a user who was %s in between, and stays unused', async (_what, comes) => {
    const { user, secret } = await signedUp()
    runBeforeTransaction(strapi, () => comes(user))
    expect(await codeOf(confirmEmail(strapi, secret, 'Firefox'))).toBe('confirmFailed')
    expect(await sessionsOf(user)).toEqual([])
    expect((await tokens()).map(({ usedAt }) => usedAt)).toEqual([null])
  })

  test('redirects to the requested page, which the account does not store', async () => {
    const { user } = await signedUp({ redirectUrl: '/payment/yearly?coupon=TAVASZ' })
    const [mail] = await mails()
    const { searchParams } = new URL(mail?.data.link ?? '')
    expect(searchParams.get('redirectUrl')).toBe('/payment/yearly?coupon=TAVASZ')
    expect(JSON.stringify(await userNow(user))).not.toContain('TAVASZ')
  })

  test('returns the people of the order, once, to a signed-in user, by either e-mail', async () => {
    const chosenPeople = [{ name: 'Anna', date: '1991-03-04' }]
    const { user } = await signedUp({ redirectUrl: '/analysis', chosenPeople })
    expect((await mails())[0]?.data.link).not.toContain('1991')
    const link = () => issueToken(strapi, { user, kind: 'confirmEmail', email: body.email })
    const { started } = await confirmEmail(strapi, await strapi.db.transaction(link), 'Firefox')
    expect(started?.chosenPeople).toEqual(chosenPeople)
    expect((await tokens()).map((token) => token.chosenPeople)).toEqual([null, null])
  })

  test('deletes the people of the order if another user is signed in', async () => {
    const chosenPeople = [{ name: 'Anna', date: '1991-03-04' }]
    const { secret } = await signedUp({ chosenPeople })
    expect(await confirmEmail(strapi, secret)).toEqual({ email: body.email })
    expect((await tokens()).map((token) => token.chosenPeople)).toEqual([null])
  })

  test('begins the sequences of a registration and of its form for users who want e-mails', async () => {
    const steps = [{ id: 'a', days: 1, hour: 9, condition: null, template: 'x' }]
    const sequence = { enabled: true, trigger: { is: 'registered' }, steps }
    for (const [name, fields] of [
      ['off', { enabled: false }],
      ['everybody', {}],
      ['form', { trigger: { is: 'form', form: 'tavasz' } }],
      ['other form', { trigger: { is: 'form', form: 'nyar' } }],
    ] as const)
      await sequences().create({ data: { ...sequence, name, ...fields } })
    const { user, secret } = await signedUp({ newsLetter: true, registrationFormId: 'tavasz' })
    await confirmEmail(strapi, secret)
    const names = new Map(
      (await sequences().findMany()).map(({ id, name }: { id: number; name: string }) => [
        id,
        name,
      ]),
    )
    const begun = (await runs().findMany({ orderBy: { id: 'asc' } })).map(
      ({ sequenceId, ...run }: { sequenceId: number }) => ({ of: names.get(sequenceId), ...run }),
    )
    const first = { userId: user.id, occasion: 'registered', state: 'running', step: 'a' }
    // At nine the next morning in Budapest.
    const nextAt = '2026-11-23T08:00:00.000Z'
    expect(begun).toMatchObject([
      { of: 'everybody', ...first, nextAt },
      { of: 'form', ...first, nextAt },
    ])
  })

  test('begins none for other users', async () => {
    const steps = [{ id: 'a', days: 0, hour: 0, condition: null, template: 'x' }]
    await sequences().create({
      data: { name: 'x', enabled: true, trigger: { is: 'registered' }, steps },
    })
    const { secret } = await signedUp()
    await confirmEmail(strapi, secret)
    expect(await runs().count()).toBe(0)
    expect((await mails()).map(({ mail }) => mail)).toEqual(['confirmEmail', 'welcome'])
  })
})
