import type { BulkLine } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { countSteps } from './count-steps'
import { type RunRow, runUid } from './run-row'

const mostListed = 10

/** The last runs that were begun, the newest first: from them one comes back to what became of whom. */
export async function listRuns(strapi: Core.Strapi): Promise<BulkLine[]> {
  const runs: RunRow[] = await strapi.db.query(runUid).findMany({
    where: { startedAt: { $notNull: true } },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    limit: mostListed,
  })
  const countsOf = await countSteps(
    strapi,
    runs.map(({ id }) => id),
  )
  return runs.map(({ id, documentId, what, state, startedAt }) => {
    const counts = countsOf(id)
    return {
      id: documentId,
      what,
      state,
      all: counts.all,
      changed: counts.get('changed'),
      startedAt: startedAt && new Date(startedAt).toISOString(),
    }
  })
}
