import type { ChosenPerson } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { hashOf, newSecret } from '../../platform/lib/secrets'
import { requireUserRow } from '../users/lock-user'
import type { UserRow } from '../users/user-row'

const minuteMs = 60_000

/** Kinds of one-use links in e-mails, which prove access to an address, and their lifetimes. */
const lifetimeMs = {
  confirmEmail: 3 * 24 * 60 * minuteMs,
  changeEmail: 24 * 60 * minuteMs,
  resetPassword: 30 * minuteMs,
  undoEmail: 72 * 60 * minuteMs,
} as const

export type TokenKind = keyof typeof lifetimeMs

export const tokenMs = (kind: TokenKind) => lifetimeMs[kind]

/** Several unused links of these kinds may be valid at the same time. */
const reusableKinds: readonly TokenKind[] = ['confirmEmail', 'undoEmail']

export type TokenRow = {
  id: number
  userId: number
  kind: TokenKind
  email: string
  expiresAt: string
  usedAt: string | null
  /** Of a new account: the people of the order that its link continues with (decision registration-and-sessions). */
  chosenPeople: ChosenPerson[] | null
}

export const tokenUid = 'api::user-token.user-token'

type NewToken = {
  user: Pick<UserRow, 'id'>
  kind: TokenKind
  email: string
  chosenPeople?: ChosenPerson[] | undefined
}

/**
 * Creates a new secret for a link, in the caller's transaction. Voids earlier links of its kind, unless several of that
 * kind may be valid.
 */
export async function issueToken(strapi: Core.Strapi, newToken: NewToken) {
  const { user, kind, email, chosenPeople } = newToken
  await requireUserRow(strapi, user.id)
  if (!reusableKinds.includes(kind)) await voidTokens(strapi, user.id, [kind])
  const secret = newSecret()
  await strapi.db.query(tokenUid).create({
    data: {
      documentId: newDocumentId(),
      userId: user.id,
      kind,
      email,
      tokenHash: hashOf(secret),
      expiresAt: new Date(now().getTime() + lifetimeMs[kind]).toISOString(),
      ...(chosenPeople && { chosenPeople }),
    },
  })
  return secret
}

/** Voids unused links of the given kinds. */
export async function voidTokens({ db }: Core.Strapi, userId: number, kinds: readonly TokenKind[]) {
  await db
    .query(tokenUid)
    .deleteMany({ where: { userId, kind: { $in: [...kinds] }, usedAt: null } })
}

/** Voids unused links of the same kind that were created later than this one. */
export async function voidTokensAfter({ db }: Core.Strapi, { id, userId, kind }: TokenRow) {
  await db.query(tokenUid).deleteMany({ where: { userId, kind, usedAt: null, id: { $gt: id } } })
}

/** The row of a secret, whether used, expired or neither. */
export async function findToken(
  { db }: Core.Strapi,
  secret: string,
  kinds: readonly TokenKind[],
): Promise<TokenRow | undefined> {
  const where = { tokenHash: hashOf(secret), kind: { $in: [...kinds] } }
  return (await db.query(tokenUid).findOne({ where })) ?? undefined
}

export const isUsable = ({ usedAt, expiresAt }: TokenRow) => !usedAt && new Date(expiresAt) > now()

/** Marks a link as used. Of several concurrent calls exactly one gets true. */
export async function spendToken({ db }: Core.Strapi, { id }: TokenRow): Promise<boolean> {
  const at = now()
  const { count } = await db.query(tokenUid).updateMany({
    where: { id, usedAt: null, expiresAt: { $gt: at } },
    data: { usedAt: at.toISOString() },
  })
  return count === 1
}
