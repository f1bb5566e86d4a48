import { engineVersion } from '@krono/chart'
import type { Core } from '@strapi/strapi'
import { userTable } from '../user-row'
import { factsTable } from './facts-row'
import { writeFacts } from './write-facts'

const batchSize = 500

/**
 * Facts of all users who have none, or those of another version of the engine. Not by a join: PostgreSQL, as long as it
 * does not know how many there are, reads all facts anew for each user.
 */
export async function fillFacts(strapi: Core.Strapi) {
  const { connection } = strapi.db
  for (let last = 0; ; ) {
    const rows: { id: number }[] = await connection(userTable)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .select('id')
    const ids = rows.map(({ id }) => id)
    const known: { user_id: number }[] = await connection(factsTable)
      .whereIn('user_id', ids)
      .where({ engine_version: engineVersion })
      .select('user_id')
    const having = new Set(known.map(({ user_id }) => user_id))
    await writeFacts(
      strapi,
      ids.filter((id) => !having.has(id)),
    )
    if (ids.length < batchSize) return
    last = ids.at(-1) ?? last
  }
}

/**
 * Once for each version of the engine, at a start: of a database that is older than facts are, or than this version.
 * From then on whoever writes a user writes its facts.
 */
export async function fillFactsOnce(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'core', name: 'krono_facts' })
  if ((await store.get({ key: 'engine' })) === engineVersion) return
  await fillFacts(strapi)
  await store.set({ key: 'engine', value: engineVersion })
}
