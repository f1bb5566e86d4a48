import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { isEmailAvailable } from '../../src/members/account/is-email-available'
import {
  findToken,
  issueToken,
  spendToken,
  type TokenKind,
  tokenUid,
  voidTokensAfter,
} from '../../src/members/account/one-use-tokens'
import { requireReset } from '../../src/members/account/reset-password'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const begun = Date.UTC(2026, 10, 22, 12)
const at = (laterMs: number) => setClock(() => new Date(begun + laterMs))

beforeEach(() => at(0))
afterEach(() => setClock())

const agnes = { id: 1, email: 'agnes@people.example', blocked: false }
const bela = { id: 2, email: 'bela@people.example', blocked: false }
const users = () => strapi.db.query('plugin::users-permissions.user')

beforeEach(async () => {
  await users().createMany({ data: [agnes, bela] })
})

const changeAgnes = (data: object) => users().update({ where: { id: agnes.id }, data })

const linkOf = (kind: TokenKind, user = agnes) =>
  issueToken(strapi, { user, kind, email: user.email })

const isThere = async (secret: string, kind: TokenKind) =>
  (await findToken(strapi, secret, [kind])) !== undefined

const refused = { code: 'resetFailed' }

describe('a password reset link', () => {
  test('is valid for half an hour, to the millisecond', async () => {
    const link = await linkOf('resetPassword')
    at(30 * minuteMs - 1)
    expect((await requireReset(strapi, link)).user.id).toBe(agnes.id)
    at(30 * minuteMs)
    await expect(requireReset(strapi, link)).rejects.toMatchObject(refused)
  })

  test.each([
    ['the address has changed since', { email: 'new@people.example' }],
    ['the account is blocked', { blocked: true }],
    ['the account is another', { id: 9 }],
  ])('is rejected when %s', async (_what, change) => {
    const link = await linkOf('resetPassword')
    await changeAgnes(change)
    await expect(requireReset(strapi, link)).rejects.toMatchObject(refused)
  })

  test('is rejected after its use, and as a link of another kind', async () => {
    const link = await linkOf('resetPassword')
    const { token } = await requireReset(strapi, link)
    expect([await spendToken(strapi, token), await spendToken(strapi, token)]).toEqual([
      true,
      false,
    ])
    await expect(requireReset(strapi, link)).rejects.toMatchObject(refused)
    for (const kind of ['confirmEmail', 'changeEmail', 'undoEmail'] as const) {
      await expect(requireReset(strapi, await linkOf(kind))).rejects.toMatchObject(refused)
    }
    await expect(requireReset(strapi, 'made up')).rejects.toMatchObject(refused)
  })
})

describe('links in e-mails', () => {
  test.each([
    ['confirmEmail', 72 * hourMs],
    ['changeEmail', 24 * hourMs],
    ['resetPassword', hourMs / 2],
    ['undoEmail', 72 * hourMs],
  ] as const)('%s are valid for exactly %i ms', async (kind, lifetimeMs) => {
    const use = async (laterMs: number) => {
      at(0)
      const token = await findToken(strapi, await linkOf(kind), [kind])
      at(laterMs)
      return token && spendToken(strapi, token)
    }
    expect([await use(lifetimeMs - 1), await use(lifetimeMs)]).toEqual([true, false])
  })

  test.each([
    ['confirmEmail', true],
    ['undoEmail', true],
    ['changeEmail', false],
    ['resetPassword', false],
  ] as const)(
    'of two of %s the older is valid: %s; those of other users are',
    async (kind, holds) => {
      const others = [await linkOf(kind, bela), await linkOf('confirmEmail')] as const
      const older = await linkOf(kind)
      const newer = await linkOf(kind)
      expect([await isThere(older, kind), await isThere(newer, kind)]).toEqual([holds, true])
      expect([await isThere(others[0], kind), await isThere(others[1], 'confirmEmail')]).toEqual([
        true,
        true,
      ])
    },
  )

  test('a used one is kept, so that it returns the same result again', async () => {
    const used = await linkOf('resetPassword')
    const { token } = await requireReset(strapi, used)
    await spendToken(strapi, token)
    await linkOf('resetPassword')
    expect(await isThere(used, 'resetPassword')).toBe(true)
  })

  test('the undo link of one change invalidates those of later ones, and no other', async () => {
    const [first, second, third] = [
      await linkOf('undoEmail'),
      await linkOf('undoEmail'),
      await linkOf('undoEmail'),
    ]
    const reset = await linkOf('resetPassword')
    const belas = await linkOf('undoEmail', bela)
    const token = await findToken(strapi, second, ['undoEmail'])
    if (token) await voidTokensAfter(strapi, token)
    const left = [first, second, third, belas].map((link) => isThere(link, 'undoEmail'))
    expect(await Promise.all(left)).toEqual([true, true, false, true])
    expect(await isThere(reset, 'resetPassword')).toBe(true)
  })

  test('the secret itself is not stored, and the account must exist', async () => {
    const link = await linkOf('undoEmail')
    expect(link).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await strapi.db.query(tokenUid).findMany())).not.toContain(link)
    const unknownUser = { user: { id: 9 }, kind: 'undoEmail', email: 'x@people.example' } as const
    await expect(issueToken(strapi, unknownUser)).rejects.toMatchObject({ code: 'notAuthorized' })
  })
})

describe('an address', () => {
  test('is available unless another account has it', async () => {
    const free = [
      isEmailAvailable(strapi, 'new@people.example'),
      isEmailAvailable(strapi, agnes.email),
      isEmailAvailable(strapi, agnes.email, bela.id),
      isEmailAvailable(strapi, agnes.email, agnes.id),
    ]
    expect(await Promise.all(free)).toEqual([true, false, false, true])
  })

  test('that was replaced is reserved for its owner until the undo link expires or is used', async () => {
    const link = await linkOf('undoEmail')
    await linkOf('resetPassword')
    await changeAgnes({ email: 'new@people.example' })
    const free = () =>
      Promise.all([
        isEmailAvailable(strapi, agnes.email),
        isEmailAvailable(strapi, agnes.email, bela.id),
        isEmailAvailable(strapi, agnes.email, agnes.id),
      ])
    expect(await free()).toEqual([false, false, true])
    at(72 * hourMs)
    expect(await free()).toEqual([true, true, true])
    at(0)
    const token = await findToken(strapi, link, ['undoEmail'])
    if (token) await spendToken(strapi, token)
    expect(await free()).toEqual([true, true, true])
  })
})
