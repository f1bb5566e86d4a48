import { sessionDays } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { hashOf, newSecret } from '../../platform/lib/secrets'
import { noteSeen } from './facts/note-seen'
import { writeFacts } from './facts/write-facts'
import { requireUserRow } from './lock-user'

/** A session of a user. The token itself is only known to its bearer; its hash is stored. */
export type SessionRow = {
  id: number
  documentId: string
  userId: number
  tokenHash: string
  device: string
  rememberMe: boolean
  createdAt: string
  lastSeenAt: string
  expiresAt: string
  revokedAt: string | null
  /** null: not entered in this session. */
  passwordTypedAt: string | null
  /** When a passkey or a code was last used in it; null: never. */
  secondFactorAt: string | null
}

const uid = 'api::user-session.user-session'
const dayMs = 86_400_000

/** Precision of "last seen", so that not every request writes a row. */
const seenEveryMs = 60_000

export const daysOf = (rememberMe: boolean) =>
  rememberMe ? sessionDays.remembered : sessionDays.short

const expiryOf = (rememberMe: boolean) =>
  new Date(now().getTime() + daysOf(rememberMe) * dayMs).toISOString()

type NewSession = {
  userId: number
  rememberMe: boolean
  device: string
  /** Default: the password was just entered. */
  isByLink?: true
  /** `now`: a passkey or a code was just used; an instant: of the session that this one replaces. Default: never. */
  secondFactorAt?: 'now' | string | null
}

/** Starts a session: stores the row, and returns the token to the caller only. */
export async function startSession(
  strapi: Core.Strapi,
  { isByLink, secondFactorAt = null, ...fields }: NewSession,
) {
  const token = newSecret()
  const data = {
    ...fields,
    documentId: newDocumentId(),
    tokenHash: hashOf(token),
    lastSeenAt: now().toISOString(),
    passwordTypedAt: isByLink ? null : now().toISOString(),
    secondFactorAt: secondFactorAt === 'now' ? now().toISOString() : secondFactorAt,
    expiresAt: expiryOf(fields.rememberMe),
  }
  const session: SessionRow = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, fields.userId)
    const created: SessionRow = await strapi.db.query(uid).create({ data })
    await writeFacts(strapi, [fields.userId])
    return created
  })
  return { token, session }
}

/** The active session of a token: neither revoked nor expired. */
export async function findSession(
  { db }: Core.Strapi,
  token: string,
): Promise<SessionRow | undefined> {
  const where = { tokenHash: hashOf(token), revokedAt: null, expiresAt: { $gt: now() } }
  return (await db.query(uid).findOne({ where })) ?? undefined
}

/** Renews a session for its full lifetime; shortens it if `rememberMe` is false. */
export async function renewSession(
  strapi: Core.Strapi,
  session: SessionRow,
  { rememberMe }: Pick<SessionRow, 'rememberMe'>,
): Promise<void> {
  const at = now()
  const isFresh = at.getTime() - new Date(session.lastSeenAt).getTime() < seenEveryMs
  if (isFresh && rememberMe === session.rememberMe) return
  // Must not renew a session revoked meanwhile.
  await strapi.db.query(uid).updateMany({
    where: { id: session.id, revokedAt: null },
    data: { rememberMe, lastSeenAt: at.toISOString(), expiresAt: expiryOf(rememberMe) },
  })
  await noteSeen(strapi, session.userId, at)
}

type Freshening = { hasSecondFactor: boolean }

/**
 * Records that the password was entered in this session, or a passkey used, which replaces it. Returns whether it is
 * still active.
 */
export async function freshenSession(
  { db }: Core.Strapi,
  { id }: Pick<SessionRow, 'id'>,
  { hasSecondFactor }: Freshening,
) {
  const at = now().toISOString()
  const { count } = await db.query(uid).updateMany({
    where: { id, revokedAt: null },
    data: { passwordTypedAt: at, ...(hasSecondFactor && { secondFactorAt: at }) },
  })
  return count === 1
}

/** Records that a second factor was set up in this session. */
export const markSecondFactor = ({ db }: Core.Strapi, { id }: Pick<SessionRow, 'id'>) =>
  db.query(uid).updateMany({ where: { id }, data: { secondFactorAt: now().toISOString() } })

/** For a user without any second factor: no session counts as confirmed by one any more. */
export const clearSecondFactor = ({ db }: Core.Strapi, userId: number) =>
  db.query(uid).updateMany({ where: { userId }, data: { secondFactorAt: null } })

/** A user's active sessions, last seen first. */
export const listSessions = ({ db }: Core.Strapi, userId: number): Promise<SessionRow[]> =>
  db.query(uid).findMany({
    where: { userId, revokedAt: null, expiresAt: { $gt: now() } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
  })

/** Ends sessions of a user: all, one by its id, or one by its documentId. Returns how many. */
export async function endSessions(
  { db }: Core.Strapi,
  where: { userId: number; id?: number; documentId?: string },
): Promise<number> {
  const { count } = await db
    .query(uid)
    .updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt: now().toISOString() } })
  return count
}
