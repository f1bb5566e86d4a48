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
  undoEmail: 72 * 60 * minuteMs,
} as const

export type TokenKind = keyof typeof lifetimeMs

export const tokenMs = (kind: TokenKind) => lifetimeMs[kind]

/** Of two such letters either may be the one that is opened. */
const severalHold: readonly TokenKind[] = ['confirmEmail', 'undoEmail']

export type TokenRow = {
  id: number
  userId: number
  kind: TokenKind
  email: string
  expiresAt: string
  usedAt: string | null
}

export const tokenUid = 'api::user-token.user-token'

type Wish = { user: Pick<UserRow, 'id'>; kind: TokenKind; email: string }

/**
 * A new secret for a link, in the caller's transaction. Those of its kind from before hold no longer, unless several
 * of a kind do.
 */
export async function issueToken(strapi: Core.Strapi, { user, kind, email }: Wish) {
  await requireUserRow(strapi, user.id)
  if (!severalHold.includes(kind)) await voidTokens(strapi, user.id, [kind])
  const secret = newSecret()
  await strapi.db.query(tokenUid).create({
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

/** Unused links of some kinds hold no longer. */
export async function voidTokens({ db }: Core.Strapi, userId: number, kinds: readonly TokenKind[]) {
  await db
    .query(tokenUid)
    .deleteMany({ where: { userId, kind: { $in: [...kinds] }, usedAt: null } })
}

/** Unused links of the same kind that were made later hold no longer; who was there first goes first. */
export async function voidTokensAfter({ db }: Core.Strapi, { id, userId, kind }: TokenRow) {
  await db.query(tokenUid).deleteMany({ where: { userId, kind, usedAt: null, id: { $gt: id } } })
}

/** The row of a secret, used or not, old or not. */
export async function findToken(
  { db }: Core.Strapi,
  secret: string,
  kinds: readonly TokenKind[],
): Promise<TokenRow | undefined> {
  const where = { tokenHash: hashOf(secret), kind: { $in: [...kinds] } }
  return (await db.query(tokenUid).findOne({ where })) ?? undefined
}

export const isUsable = ({ usedAt, expiresAt }: TokenRow) => !usedAt && new Date(expiresAt) > now()

/** Uses a link up. Of any number of tries at once, one is told that it was the one. */
export async function spendToken({ db }: Core.Strapi, { id }: TokenRow): Promise<boolean> {
  const at = now()
  const { count } = await db.query(tokenUid).updateMany({
    where: { id, usedAt: null, expiresAt: { $gt: at } },
    data: { usedAt: at.toISOString() },
  })
  return count === 1
}
