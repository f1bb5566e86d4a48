import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { isUnreachable } from '../is-unreachable'
import { type OutboxRow, outboxTable } from '../outbox-rows'
import { isAnswerLost } from '../transport'
import { scheduledTable } from './scheduled-row'

/** An e-mail whose answers were lost is sent so often, each time with the same Message-ID. */
export const mostUnanswered = 2

/**
 * Begins an attempt, in one statement: after a pause no attempt begins. It counts as unanswered until its answer is
 * known, also if this process is killed. False if the e-mail must not be sent now.
 */
export async function beginAttempt({ db }: Core.Strapi, { id }: OutboxRow): Promise<boolean> {
  const { connection } = db
  const count: number = await connection(outboxTable)
    .where({ id, state: 'waiting' })
    .where('unanswered', '<', mostUnanswered)
    .whereExists(
      connection(scheduledTable)
        .select('id')
        .where({ state: 'sending' })
        .whereRaw(`${scheduledTable}.document_id = ${outboxTable}.template_id`),
    )
    .update({ begun_at: now(), unanswered: connection.raw('unanswered + 1') })
  return count === 1
}

/** Ends an attempt that certainly did not deliver. Without a connection it is as if it had not begun. */
export async function endFailedAttempt({ db }: Core.Strapi, { id }: OutboxRow, error: unknown) {
  if (isAnswerLost(error)) return
  await db
    .connection(outboxTable)
    .where({ id })
    .update({
      unanswered: db.connection.raw('unanswered - 1'),
      ...(isUnreachable(error) && { begun_at: null }),
    })
}
