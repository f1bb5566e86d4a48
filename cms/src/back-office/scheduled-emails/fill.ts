import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { scheduledMail } from '../../messaging/mail/mails'
import { outboxTable } from '../../messaging/mail/outbox-rows'
import { keyOfScheduled } from '../../messaging/mail/scheduled/receiver-of'
import {
  lockScheduled,
  type ScheduledRow,
  writeProgress,
} from '../../messaging/mail/scheduled/scheduled-row'
import { inSteps, stepSize } from '../../platform/database/in-steps'
import { env } from '../../platform/lib/env'
import { newRow } from '../../platform/lib/new-row'
import { type GroupReceiver, receiversOfGroup } from '../email-groups/receivers-of-group'
import { variantOf } from './subject-test'
import { suitedTime } from './suited-hour'

const hourMs = 3_600_000

/**
 * Makes the readers of a group addressees: one planned e-mail each, without a task until its turn. Each step is stored
 * together with the progress, so a restarted process continues, and a concurrent one waits for the row. The key of an
 * e-mail is the address, which gets it once.
 */
export const fillScheduled = (strapi: Core.Strapi, id: number, limit = stepSize): Promise<void> =>
  inSteps(() => fillSome(strapi, id, limit))

/** Returns whether there may be more. */
const fillSome = async (strapi: Core.Strapi, id: number, limit: number): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }): Promise<boolean> => {
    const row = await lockScheduled(strapi, { id })
    if (row?.state !== 'sending' || row.isFilled) return false
    const receivers = await receiversOfGroup(strapi, {
      ...{ groupId: row.groupId ?? 0, after: row.lastUser, limit },
    })
    const times = await timesOf(strapi, row, receivers)
    const rows = receivers.map(({ id: userId, email }) => ({
      ...newRow(),
      ...{ mail: scheduledMail, template_id: row.documentId, user_id: userId },
      ...{ language: env.LANGUAGE, state: 'planned', unanswered: 0 },
      variant: row.subjectB ? variantOf(row.documentId, userId) : null,
      dedupe_key: keyOfScheduled(row.documentId, email),
      due_at: times.get(userId),
    }))
    const added: { id: number }[] =
      rows.length === 0
        ? []
        : await trx(outboxTable).insert(rows).onConflict('dedupe_key').ignore().returning('id')
    const isLast = receivers.length < limit
    await writeProgress(strapi, id, {
      last_user: receivers.at(-1)?.id ?? row.lastUser,
      total: row.total + added.length,
      is_filled: isLast,
    })
    return !isLast
  })

type Hour = { user_id: number; last_seen_at: Date | number | null; hour: number | null }

/** When each of them may get it at the earliest. */
async function timesOf(
  { db }: Core.Strapi,
  row: ScheduledRow,
  receivers: readonly GroupReceiver[],
): Promise<ReadonlyMap<number, Date>> {
  const start = new Date(row.startedAt ?? 0)
  const ids = receivers.map(({ id }) => id)
  if (!row.byHour) {
    const rest = new Date(start.getTime() + row.testHours * hourMs)
    const isInTest = (id: number) => !row.subjectB || variantOf(row.documentId, id) !== null
    return new Map(ids.map((id) => [id, isInTest(id) ? start : rest]))
  }
  const known: Hour[] = await db.transaction(({ trx }) =>
    trx(`${factsTable} as t`)
      .leftJoin('felt_reminders as r', 'r.user_id', 't.user_id')
      .whereIn('t.user_id', ids)
      .select('t.user_id', 't.last_seen_at', 'r.hour'),
  )
  return new Map(
    known.map(({ user_id, last_seen_at, hour }) => {
      const seenAt = last_seen_at === null ? null : new Date(last_seen_at)
      return [user_id, suitedTime(start, { reminder: hour, seenAt })]
    }),
  )
}
