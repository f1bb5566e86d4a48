import { sessionDays } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { newDocumentId } from '../lib/new-row'
import { hashOf, newSecret } from '../lib/secrets'
import { noteSeen } from './facts/note-seen'
import { writeFacts } from './facts/write-facts'
import { requireUserRow } from './lock-user'

/** A place where a user is signed in. The token itself is nowhere but with its bearer. */
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
  /** null: not in this session. */
  passwordTypedAt: string | null
}

const uid = 'api::user-session.user-session'
const dayMs = 86_400_000

/** How exact "last seen" is. A row is not written for every request. */
const seenEveryMs = 60_000

export const daysOf = (rememberMe: boolean) =>
  rememberMe ? sessionDays.remembered : sessionDays.short

const expiryOf = (rememberMe: boolean) =>
  new Date(now().getTime() + daysOf(rememberMe) * dayMs).toISOString()

type NewSession = {
  userId: number
  rememberMe: boolean
  device: string
  /** Left out: the password was typed just now. */
  isByLink?: true
}

/** Signs in a user: the row, and the token that only the caller ever sees. */
export async function startSession(strapi: Core.Strapi, { isByLink, ...given }: NewSession) {
  const token = newSecret()
  const data = {
    ...given,
    documentId: newDocumentId(),
    tokenHash: hashOf(token),
    lastSeenAt: now().toISOString(),
    passwordTypedAt: isByLink ? null : now().toISOString(),
    expiresAt: expiryOf(given.rememberMe),
  }
  const session: SessionRow = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, given.userId)
    const made: SessionRow = await strapi.db.query(uid).create({ data })
    await writeFacts(strapi, [given.userId])
    return made
  })
  return { token, session }
}

/** The living session of a token: neither revoked nor over. */
export async function findSession(
  { db }: Core.Strapi,
  token: string,
): Promise<SessionRow | undefined> {
  const where = { tokenHash: hashOf(token), revokedAt: null, expiresAt: { $gt: now() } }
  return (await db.query(uid).findOne({ where })) ?? undefined
}

/** The session holds for its whole time again; a short one from now on when `rememberMe` is false. */
export async function renewSession(
  strapi: Core.Strapi,
  session: SessionRow,
  { rememberMe }: Pick<SessionRow, 'rememberMe'>,
): Promise<void> {
  const at = now()
  const isFresh = at.getTime() - new Date(session.lastSeenAt).getTime() < seenEveryMs
  if (isFresh && rememberMe === session.rememberMe) return
  // Never over one that was revoked meanwhile.
  await strapi.db.query(uid).updateMany({
    where: { id: session.id, revokedAt: null },
    data: { rememberMe, lastSeenAt: at.toISOString(), expiresAt: expiryOf(rememberMe) },
  })
  await noteSeen(strapi, session.userId, at)
}

/** The password was typed in this session. Whether it still lives. */
export async function freshenSession({ db }: Core.Strapi, { id }: Pick<SessionRow, 'id'>) {
  const { count } = await db.query(uid).updateMany({
    where: { id, revokedAt: null },
    data: { passwordTypedAt: now().toISOString() },
  })
  return count === 1
}

/** A user's living sessions, the one seen last first. */
export const listSessions = ({ db }: Core.Strapi, userId: number): Promise<SessionRow[]> =>
  db.query(uid).findMany({
    where: { userId, revokedAt: null, expiresAt: { $gt: now() } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    limit: 100,
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
