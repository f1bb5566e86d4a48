import type { Core } from '@strapi/strapi'
import { outboxTable } from '../../messaging/mail/outbox-rows'
import { type ScheduledRow, writeProgress } from '../../messaging/mail/scheduled/scheduled-row'
import { now } from '../../platform/lib/clock'
import { countEmails } from './counts'

/** Whether an e-mail is neither sent nor given up. */
export async function hasOpenEmails(
  { db }: Core.Strapi,
  { documentId }: ScheduledRow,
): Promise<boolean> {
  const open = await db.transaction(({ trx }) =>
    trx(outboxTable)
      .where({ template_id: documentId })
      .whereIn('state', ['planned', 'waiting'])
      .first('id'),
  )
  return open !== undefined
}

/** Stores the counts, because the outbox is emptied. In the caller's transaction. */
export async function closeScheduled(
  strapi: Core.Strapi,
  { id, documentId, total }: ScheduledRow,
  state: 'sent' | 'cancelled',
): Promise<void> {
  const { sentAs: _, ...counts } = await strapi.db.transaction(({ trx }) =>
    countEmails(trx, documentId),
  )
  await writeProgress(strapi, id, {
    ...{ state, ended_at: now() },
    result: JSON.stringify({ ...counts, total }),
  })
}
