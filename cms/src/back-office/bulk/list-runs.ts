import type { BulkLine } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { countSteps } from './count-steps'
import { type RunRow, runUid } from './run-row'

const mostListed = 10

/** The latest started runs, newest first, linked to their results. */
export async function listRuns(strapi: Core.Strapi): Promise<BulkLine[]> {
  const runs: RunRow[] = await strapi.db.query(runUid).findMany({
    where: { startedAt: { $notNull: true } },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    limit: mostListed,
  })
  const lines: BulkLine[] = []
  // One statement each: a run may have 100 000 steps.
  for (const { id, documentId, what, state, startedAt } of runs) {
    const counts = await countSteps(strapi.db.connection, id)
    const changed = counts.get('changed')
    const began = startedAt && new Date(startedAt).toISOString()
    lines.push({ id: documentId, what, state, all: counts.all, changed, startedAt: began })
  }
  return lines
}
