import { engineVersion } from '@krono/chart'
import type { Core } from '@strapi/strapi'
import { userTable } from '../user-row'
import { factsTable } from './facts-row'
import { writeFacts } from './write-facts'

const batchSize = 500

type Which = 'missing' | 'all'

/**
 * Facts of users of a database that is older than they are, or than this version of the engine; by night of all, so
 * that what somebody wrote past us does not stay wrong.
 */
export async function fillFacts(strapi: Core.Strapi, which: Which = 'missing') {
  for (let last = 0; ; ) {
    const asked = strapi.db.connection(`${userTable} as u`).where('u.id', '>', last)
    if (which === 'missing')
      asked
        .leftJoin(`${factsTable} as f`, 'f.user_id', 'u.id')
        .where((row) => row.whereNull('f.user_id').orWhere('f.engine_version', '<>', engineVersion))
    const rows: { id: number }[] = await asked.orderBy('u.id').limit(batchSize).select('u.id')
    const ids = rows.map(({ id }) => id)
    await writeFacts(strapi, ids)
    if (ids.length < batchSize) return
    last = ids.at(-1) ?? last
  }
}
