import { type BulkRun, type SkipReason, skipReasons } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { userTable } from '../../users/user-row'
import { requireRun, stepTable } from './run-row'

/** How many of those that are left out are named. */
const mostNamed = 20

const instant = (text: string | null) => text && new Date(text).toISOString()

/** How far a run is, and what became of whom. Throws notFound. */
export async function answerOf(strapi: Core.Strapi, documentId: string): Promise<{ run: BulkRun }> {
  const run = await requireRun(strapi, { documentId })
  const rows: { outcome: string; count: number | string }[] = await strapi.db
    .connection(stepTable)
    .where({ run_id: run.id })
    .groupBy('outcome')
    .select('outcome')
    .count({ count: '*' })
  const counts = new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]))
  const skipped: BulkRun['skipped'] = []
  for (const why of skipReasons) {
    const count = counts.get(why)
    if (count) skipped.push({ why, count, people: await peopleOf(strapi, run.id, why) })
  }
  return {
    run: {
      id: run.documentId,
      what: run.what,
      state: run.state,
      all: [...counts.values()].reduce((sum, count) => sum + count, 0),
      changed: counts.get('changed') ?? 0,
      waiting: counts.get('waiting') ?? 0,
      skipped,
      reason: run.reason,
      startedAt: instant(run.startedAt),
      endedAt: instant(run.endedAt),
    },
  }
}

const peopleOf = (
  { db: { connection } }: Core.Strapi,
  runId: number,
  outcome: SkipReason,
): Promise<{ id: string; email: string }[]> =>
  connection(`${stepTable} as s`)
    .join(`${userTable} as u`, 'u.id', 's.user_id')
    .where({ 's.run_id': runId, 's.outcome': outcome })
    .orderBy('s.user_id')
    .limit(mostNamed)
    .select({ id: 'u.document_id', email: 'u.email' })
