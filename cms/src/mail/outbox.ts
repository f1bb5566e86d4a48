import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { newRow } from '../lib/new-row'
import type { followUp, MailData, MailName } from './mails'

const outboxTable = 'outgoing_mails'

/** Said once a new letter is committed. */
export const letterQueued = 'mail.letter-queued'

/** A letter as it is put into the outbox. */
export type Letter = {
  mail: MailName | typeof followUp
  /** The document of a follow-up's template. */
  templateId?: string
  to: string
  userId: number | null
  data: MailData
  /** The same key again adds nothing. */
  dedupeKey: string
  dueAt?: Date
}

/**
 * Adds a letter in the transaction that is open, or in one of its own. By a statement of ours: a key
 * that is there already must neither throw nor spoil the transaction, which PostgreSQL would.
 */
export async function addToOutbox({ db, eventHub }: Core.Strapi, letter: Letter) {
  const { mail, templateId, to, userId, data, dedupeKey, dueAt = now() } = letter
  const row = {
    ...newRow(),
    mail,
    template_id: templateId ?? null,
    recipient: to,
    user_id: userId,
    language: env.LANGUAGE,
    data: JSON.stringify(data),
    dedupe_key: dedupeKey,
    due_at: dueAt,
    attempts: 0,
    state: 'waiting',
  }
  await db.transaction(async ({ trx, onCommit }) => {
    await db.connection(outboxTable).transacting(trx).insert(row).onConflict('dedupe_key').ignore()
    onCommit(() => eventHub.emit(letterQueued, {}))
  })
}
