import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { UserUpdate } from '@krono/contract'
import { confirmEmail } from '../../src/members/account/confirm-email'
import { updateUser } from '../../src/members/account/update-user'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { hashOf } from '../../src/platform/lib/secrets'
import { accountsOn, noon, secretIn } from './account-rows'
import { codeOf, runBeforeTransaction } from './comes-first'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, mails } = accountsOn(strapi)

const later = (ms: number) => setClock(() => new Date(noon.getTime() + ms))
beforeEach(() => later(0))
afterEach(() => {
  setClock()
  jest.restoreAllMocks()
})

const next = 'next@people.example'
const ask = (user: UserRow, email = next) => updateUser(strapi, user, { email })
const mailsOf = async (mail: string) => (await mails()).filter((one) => one.mail === mail)
const newest = async (mail: string) => secretIn((await mailsOf(mail)).at(-1))
describe('a profile', () => {
  test('keeps fields that were not sent; empty fields are cleared, and billing contains the filled ones', async () => {
    const user = await newUser({ lastName: 'Kiss', phone: '1' })
    const input: UserUpdate = {
      phone: '',
      nickname: 'Ági',
      billingInformation: { fullName: 'Kiss Bt.', city: '' },
    }
    expect(await updateUser(strapi, user, input)).toMatchObject({
      firstName: 'Ágnes',
      lastName: 'Kiss',
      phone: null,
      nickname: 'Ági',
      billingInformation: { fullName: 'Kiss Bt.' },
      email: user.email,
      pendingEmail: null,
    })
    const { billingInformation } = await updateUser(strapi, user, { nickname: 'Á' })
    expect(billingInformation).toEqual({ fullName: 'Kiss Bt.' })
  })

  test('without the newsletter loses queued e-mails of editors, else keeps them', async () => {
    const user = await newUser()
    const outgoing = { language: 'hun', recipient: user.email, dueAt: noon, userId: user.id }
    await strapi.db.query('api::outgoing-mail.outgoing-mail').create({
      data: { ...outgoing, mail: 'sequence', state: 'waiting', dedupeKey: 'x' },
    })
    await updateUser(strapi, user, { newsLetter: true })
    expect(await mails()).toHaveLength(1)
    await updateUser(strapi, user, { newsLetter: false })
    expect(await mails()).toEqual([])
  })
})

describe('a new address', () => {
  test('needs confirmation by e-mail; the old one is notified at once, with the undo link', async () => {
    const user = await newUser()
    expect(await ask(user)).toMatchObject({ email: user.email, pendingEmail: next })
    const [warning, link, ...others] = await mails()
    expect(others).toEqual([])
    expect(warning).toMatchObject({
      mail: 'emailAsked',
      recipient: user.email,
      userId: user.id,
      data: {
        name: 'Ágnes',
        email: next,
        link: expect.stringContaining('/undo-email?token='),
        hours: '72 óra',
      },
      dedupeKey: `emailAsked:${hashOf(secretIn(warning))}`,
    })
    expect(link).toMatchObject({ mail: 'changeEmail', recipient: next, userId: user.id })
    later(1)
    expect(await confirmEmail(strapi, secretIn(link), 'Firefox')).toEqual({ email: next })
    expect(await userNow(user)).toMatchObject({ email: next, pendingEmail: null })
    const [done] = await mailsOf('emailChanged')
    expect(done).toMatchObject({ recipient: user.email, data: { email: next } })
    expect(await confirmEmail(strapi, secretIn(link), 'Firefox')).toEqual({ email: next })
    expect(await mailsOf('emailChanged')).toHaveLength(1)
    expect(await mailsOf('welcome')).toEqual([])
  })

  test('confirms the account as well', async () => {
    const user = await newUser({ confirmed: false })
    await ask(user)
    await confirmEmail(strapi, await newest('changeEmail'))
    expect((await userNow(user)).confirmed).toBe(true)
  })

  test('equal to the current one changes nothing', async () => {
    const user = await newUser()
    await ask(user, user.email)
    expect([await mails(), (await userNow(user)).pendingEmail]).toEqual([[], null])
  })

  test('of another user is reported to the old address only', async () => {
    const [user, owner] = [await newUser(), await newUser()]
    expect((await ask(user, owner.email)).pendingEmail).toBe(owner.email)
    expect((await mails()).map(({ mail }) => mail)).toEqual(['emailAsked'])
  })

  test('may be requested five times an hour', async () => {
    const [user, other] = [await newUser(), await newUser()]
    for (let tries = 0; tries < 5; tries += 1) await ask(user, `n${tries}@people.example`)
    await expect(ask(user)).rejects.toMatchObject({
      fields: [{ field: 'email', code: 'tooManyRequests' }],
    })
    expect((await userNow(user)).pendingEmail).toBe('n4@people.example')
    expect(await codeOf(ask(other))).toBe('done')
  })

  test('invalidates the link of the previous request', async () => {
    const user = await newUser()
    await ask(user)
    const first = await newest('changeEmail')
    await ask(user, 'third@people.example')
    expect(await codeOf(confirmEmail(strapi, first))).toBe('confirmFailed')
    expect(await codeOf(confirmEmail(strapi, await newest('changeEmail')))).toBe('done')
  })

  test('registered by another user meanwhile is refused', async () => {
    const user = await newUser()
    await ask(user)
    await newUser({ email: next })
    expect(await codeOf(confirmEmail(strapi, await newest('changeEmail')))).toBe('confirmFailed')
    expect((await userNow(user)).email).toBe(user.email)
    // Differs in case: only the unique index detects it, as with two requests at once.
    await ask(user, 'Next@people.example')
    expect(await codeOf(confirmEmail(strapi, await newest('changeEmail')))).toBe('confirmFailed')
  })

  test('is not set by a link that was invalidated while it was opened', async () => {
    const user = await newUser()
    await ask(user)
    const link = await newest('changeEmail')
    runBeforeTransaction(strapi, () => strapi.db.query('api::user-token.user-token').deleteMany({}))
    expect(await codeOf(confirmEmail(strapi, link))).toBe('confirmFailed')
    expect((await userNow(user)).email).toBe(user.email)
  })

  test('returns the same for both of two who open its link at once', async () => {
    const user = await newUser()
    await ask(user)
    const link = await newest('changeEmail')
    runBeforeTransaction(strapi, () => confirmEmail(strapi, link))
    expect(await confirmEmail(strapi, link)).toEqual({ email: next })
    expect(await mailsOf('emailChanged')).toHaveLength(1)
  })

  test('of an account deleted meanwhile is refused', async () => {
    const user = await newUser()
    await ask(user)
    const link = await newest('changeEmail')
    const erase = () =>
      strapi.db.query('plugin::users-permissions.user').delete({ where: { id: user.id } })
    runBeforeTransaction(strapi, erase)
    expect(await codeOf(confirmEmail(strapi, link))).toBe('confirmFailed')
  })

  test('rethrows our own errors', async () => {
    const user = await newUser()
    await ask(user)
    const link = await newest('changeEmail')
    const away = new Error('The database is away.')
    runBeforeTransaction(strapi, () => Promise.reject(away))
    await expect(confirmEmail(strapi, link)).rejects.toBe(away)
  })
})
