import { engineVersion } from '@krono/chart'
import type { Core } from '@strapi/strapi'
import { userTable } from '../user-row'
import { factsTable } from './facts-row'
import { writeFacts } from './write-facts'

const batchSize = 500

/** Facts of all users who have none, or those of another version of the engine. */
export async function fillFacts(strapi: Core.Strapi) {
  for (let last = 0; ; ) {
    const rows: { id: number }[] = await strapi.db
      .connection(`${userTable} as u`)
      .leftJoin(`${factsTable} as f`, 'f.user_id', 'u.id')
      .where('u.id', '>', last)
      .where((row) => row.whereNull('f.user_id').orWhere('f.engine_version', '<>', engineVersion))
      .orderBy('u.id')
      .limit(batchSize)
      .select('u.id')
    const ids = rows.map(({ id }) => id)
    await writeFacts(strapi, ids)
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
