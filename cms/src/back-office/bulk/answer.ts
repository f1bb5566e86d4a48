import { type BulkRun, skipReasons } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { userTable } from '../../members/users/user-row'
import { countSteps } from './count-steps'
import { type Outcome, requireRun, stepTable } from './run-row'

/** Maximum number of named users per outcome. */
const mostNamed = 20

const instant = (text: string | null) => text && new Date(text).toISOString()

/** Progress and results of a run. Throws notFound. */
export async function answerOf(strapi: Core.Strapi, documentId: string): Promise<{ run: BulkRun }> {
  const run = await requireRun(strapi, { documentId })
  const counts = await countSteps(strapi.db.connection, run.id)
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
      all: counts.all,
      changed: counts.get('changed'),
      firstChanged: await peopleOf(strapi, run.id, 'changed'),
      waiting: counts.get('waiting'),
      letters: run.letters ?? 0,
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
  outcome: Outcome,
): Promise<{ id: string; email: string }[]> =>
  connection(`${stepTable} as s`)
    .join(`${userTable} as u`, 'u.id', 's.user_id')
    .where({ 's.run_id': runId, 's.outcome': outcome })
    .orderBy('s.user_id')
    .limit(mostNamed)
    .select({ id: 'u.document_id', email: 'u.email' })
