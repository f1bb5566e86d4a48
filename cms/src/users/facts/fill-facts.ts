import type { Core } from '@strapi/strapi'
import { userTable } from '../user-row'
import { factsTable, factsVersion } from './facts-row'
import { writeFacts } from './write-facts'

const batchSize = 500

/**
 * Facts of all users who have none, or those of another version. Not by a join: PostgreSQL, as long as it does not know
 * how many there are, reads all facts anew for each user.
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
    const having = await currentOf(strapi, ids)
    await writeFacts(
      strapi,
      ids.filter((id) => !having.has(id)),
    )
    if (ids.length < batchSize) return
    last = ids.at(-1) ?? last
  }
}

/** Of some users those whose facts are of this version. */
async function currentOf({ db: { connection } }: Core.Strapi, ids: readonly number[]) {
  const rows: { user_id: number }[] = await connection(factsTable)
    .whereIn('user_id', ids)
    .where({ engine_version: factsVersion })
    .select('user_id')
  return new Set(rows.map(({ user_id }) => user_id))
}

/**
 * Once for each version, at a start: of a database that is older than this. One that was stopped meanwhile goes on where
 * it was. From then on whoever writes a user writes its facts.
 */
export async function fillFactsOnce(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'core', name: 'krono_facts' })
  if ((await store.get({ key: 'engine' })) === factsVersion) return
  await fillFacts(strapi)
  await store.set({ key: 'engine', value: factsVersion })
}
