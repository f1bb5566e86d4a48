import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { newDocumentId } from '../lib/new-row'
import { hashOf, newSecret } from '../lib/secrets'
import { requireUserRow } from '../users/lock-user'
import type { UserRow } from '../users/user-row'

const minuteMs = 60_000

/** Links in mails that prove that somebody reads an address, and how long they hold. */
const lifetimeMs = {
  confirmEmail: 3 * 24 * 60 * minuteMs,
  changeEmail: 24 * 60 * minuteMs,
  resetPassword: 30 * minuteMs,
} as const

export type TokenKind = keyof typeof lifetimeMs

/** For how many minutes a link holds. */
export const tokenMinutes = (kind: TokenKind) => lifetimeMs[kind] / minuteMs

export type TokenRow = {
  id: number
  userId: number
  kind: TokenKind
  email: string
  expiresAt: string
  usedAt: string | null
}

const uid = 'api::user-token.user-token'

type Wish = { user: Pick<UserRow, 'id'>; kind: TokenKind; email: string }

/**
 * A new secret for a link, in the caller's transaction. Those of its kind from before hold no longer, but
 * for those that confirm an account: of two such letters either may be the one that is opened.
 */
export async function issueToken(strapi: Core.Strapi, { user, kind, email }: Wish) {
  await requireUserRow(strapi, user.id)
  if (kind !== 'confirmEmail') await voidTokens(strapi, user.id, kind)
  const secret = newSecret()
  await strapi.db.query(uid).create({
    data: {
      documentId: newDocumentId(),
      userId: user.id,
      kind,
      email,
      tokenHash: hashOf(secret),
      expiresAt: new Date(now().getTime() + lifetimeMs[kind]).toISOString(),
    },
  })
  return secret
}

/** Unused links of a kind hold no longer. */
export async function voidTokens({ db }: Core.Strapi, userId: number, kind: TokenKind) {
  await db.query(uid).deleteMany({ where: { userId, kind, usedAt: null } })
}

/** The row of a secret, used or not, old or not. */
export async function findToken(
  { db }: Core.Strapi,
  secret: string,
  kinds: readonly TokenKind[],
): Promise<TokenRow | undefined> {
  const where = { tokenHash: hashOf(secret), kind: { $in: [...kinds] } }
  return (await db.query(uid).findOne({ where })) ?? undefined
}

export const isUsable = ({ usedAt, expiresAt }: TokenRow) => !usedAt && new Date(expiresAt) > now()

/** Uses a link up. Of any number of tries at once, one is told that it was the one. */
export async function useToken({ db }: Core.Strapi, { id }: TokenRow): Promise<boolean> {
  const at = now()
  const { count } = await db.query(uid).updateMany({
    where: { id, usedAt: null, expiresAt: { $gt: at } },
    data: { usedAt: at.toISOString() },
  })
  return count === 1
}
