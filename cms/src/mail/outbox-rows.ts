import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import type { MailData } from './mails'

/** waiting → sending → sent, or waiting again; dead after the last try; skipped when it is not wanted any more. */
export type State = 'waiting' | 'sending' | 'sent' | 'dead' | 'skipped'

export type OutboxRow = {
  id: number
  documentId: string
  mail: string
  templateId: string | null
  recipient: string | null
  userId: number | null
  language: Language
  data: MailData | null
  attempts: number
}

type Change = Partial<{
  state: State
  attempts: number
  dueAt: Date
  leaseUntil: Date | null
  lastError: string | null
  recipient: null
  data: null
  sentAt: Date
  messageId: string
}>

const uid = 'api::outgoing-mail.outgoing-mail'

// Longer than the slowest server can take without a silence of ten seconds; then the sender has died.
const leaseMs = 120_000

/** Nothing of a letter that says whose it was, or what stood in it. */
export const personalGone = { recipient: null, data: null } as const satisfies Change

/** Letters whose time has come, and those whose sender died, the oldest first. */
export function findDue({ db }: Core.Strapi, limit: number): Promise<OutboxRow[]> {
  return db.query(uid).findMany({ where: takeable(), orderBy: [{ dueAt: 'asc' }], limit })
}

const takeable = () => ({
  $or: [
    { state: 'waiting', dueAt: { $lte: now() } },
    { state: 'sending', leaseUntil: { $lte: now() } },
  ],
})

/**
 * Takes a letter for this process, as its next try. One statement with its condition: of two processes
 * that want the same one, one gets undefined.
 */
export async function takeLetter(
  { db }: Core.Strapi,
  row: OutboxRow,
): Promise<OutboxRow | undefined> {
  const { id, attempts } = row
  const leaseUntil = new Date(now().getTime() + leaseMs)
  const data: Change = { state: 'sending', leaseUntil, attempts: attempts + 1 }
  const { count } = await db.query(uid).updateMany({ where: { id, attempts, ...takeable() }, data })
  return count === 1 ? { ...row, attempts: attempts + 1 } : undefined
}

/** Says what became of a letter that was taken; nothing if another process has taken it since. */
export async function giveLetter(
  { db }: Core.Strapi,
  { id, attempts }: OutboxRow,
  change: Omit<Change, 'leaseUntil'>,
) {
  const where = { id, attempts, state: 'sending' }
  await db.query(uid).updateMany({ where, data: { ...change, leaseUntil: null } })
}

/** Forgets to whom dead letters went once their time is over. */
export async function eraseDeadBefore({ db }: Core.Strapi, instant: Date) {
  const where = { state: 'dead', recipient: { $notNull: true }, dueAt: { $lt: instant } }
  await db.query(uid).updateMany({ where, data: personalGone })
}
