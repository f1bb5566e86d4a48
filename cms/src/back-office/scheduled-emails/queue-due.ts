import type { Core } from '@strapi/strapi'
import { outboxTable } from '../../messaging/mail/outbox-rows'
import {
  lockScheduled,
  type ScheduledRow,
  writeProgress,
} from '../../messaging/mail/scheduled/scheduled-row'
import { now } from '../../platform/lib/clock'
import { addTask } from '../../platform/tasks/add-task'
import { closeScheduled, hasOpenEmails } from './close'
import { judgeTest } from './judge-test'
import { dueByRate } from './rate'

/** How often to look whether the last e-mails, which are retried, are over. */
const retriedMs = 5000

/**
 * Gives the e-mails their turn that are due by the rate. Returns when to look again; undefined: not by itself, because
 * it is paused, cancelled or over.
 */
export const queueDue = async (strapi: Core.Strapi, id: number): Promise<Date | undefined> =>
  strapi.db.transaction(async (): Promise<Date | undefined> => {
    const row = await lockScheduled(strapi, { id })
    if (row?.state !== 'sending' || !row.isFilled) return undefined
    const at = now()
    const last = row.queuedAt === null ? undefined : new Date(row.queuedAt)
    const waiting = await countUntried(strapi, row)
    const due = dueByRate({ perMinute: row.perMinute, at, last, waiting })
    const isTest = !!row.subjectB && row.subjectTest === null
    const start = new Date(row.startedAt ?? 0)
    const next = await nextPlanned(strapi, row, { until: isTest ? start : at, limit: due.count })
    if (next.length > 0) {
      const variant = row.subjectTest?.chosen ?? 'a'
      await giveTurn(strapi, next, variant)
      await writeProgress(strapi, id, { queued_at: due.last })
    }
    if (next.length === due.count) return due.nextAt
    if (isTest) return judgeTest(strapi, row, at)
    const dueAt = await nextDue(strapi, row)
    if (dueAt) return new Date(Math.max(dueAt.getTime(), due.nextAt.getTime()))
    if (await hasOpenEmails(strapi, row)) return new Date(at.getTime() + retriedMs)
    await closeScheduled(strapi, row, 'sent')
    return undefined
  })

/** E-mails in the outbox that were not tried yet. Few: only retried ones wait besides them. */
async function countUntried({ db }: Core.Strapi, { documentId }: ScheduledRow): Promise<number> {
  const [row] = await db.transaction(({ trx }) =>
    trx(outboxTable)
      .where({ template_id: documentId, state: 'waiting' })
      .whereNull('begun_at')
      .count({ count: '*' }),
  )
  return Number(row?.count ?? 0)
}

const nextPlanned = async (
  { db }: Core.Strapi,
  { documentId }: ScheduledRow,
  { until, limit }: { until: Date; limit: number },
): Promise<number[]> => {
  if (limit === 0) return []
  const rows: { id: number }[] = await db.transaction(({ trx }) =>
    trx(outboxTable)
      .where({ template_id: documentId })
      // Written out, for the index of planned e-mails.
      .whereRaw("state = 'planned'")
      .where('due_at', '<=', until)
      .orderBy(['due_at', 'id'])
      .limit(limit)
      .select('id'),
  )
  return rows.map(({ id }) => id)
}

async function giveTurn(strapi: Core.Strapi, ids: readonly number[], variant: string) {
  await strapi.db.transaction(({ trx }) =>
    trx(outboxTable)
      .whereIn('id', ids)
      .update({ state: 'waiting', variant: trx.raw('COALESCE(variant, ?)', [variant]) }),
  )
  for (const id of ids)
    await addTask(strapi, { kind: 'sendLetter', about: id, payload: { letter: id } })
}

/** When the next planned e-mail is due. */
async function nextDue(
  { db }: Core.Strapi,
  { documentId }: ScheduledRow,
): Promise<Date | undefined> {
  const row: { due_at: Date | number } | undefined = await db.transaction(({ trx }) =>
    trx(outboxTable)
      .where({ template_id: documentId })
      .whereRaw("state = 'planned'")
      .orderBy(['due_at', 'id'])
      .first('due_at'),
  )
  return row && new Date(row.due_at)
}
