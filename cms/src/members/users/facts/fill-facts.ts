import type { Core } from '@strapi/strapi'
import { addTask } from '../../../platform/tasks/add-task'
import { userTable } from '../user-row'
import { factsTable, factsVersion } from './facts-row'
import { writeFacts } from './write-facts'

/** Charts computed and written per statement, without yielding to other work. */
const batchSize = 50

/**
 * Writes the facts of all users without any, or with those of another version. Not by a join: before PostgreSQL has
 * statistics, it would scan all facts for each user.
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
    const current = await currentOf(strapi, ids)
    await writeFacts(
      strapi,
      ids.filter((id) => !current.has(id)),
    )
    if (ids.length < batchSize) return
    last = ids.at(-1) ?? last
  }
}

/** Those of some users with facts of the current version. */
async function currentOf({ db: { connection } }: Core.Strapi, ids: readonly number[]) {
  const rows: { user_id: number }[] = await connection(factsTable)
    .whereIn('user_id', ids)
    .where({ engine_version: factsVersion })
    .select('user_id')
  return new Set(rows.map(({ user_id }) => user_id))
}

const versionOf = (strapi: Core.Strapi) => {
  const store = strapi.store({ type: 'core', name: 'krono_facts' })
  return {
    isCurrent: async () => (await store.get({ key: 'engine' })) === factsVersion,
    save: () => store.set({ key: 'engine', value: factsVersion }),
  }
}

/**
 * At startup with facts of another version: queues a task that recomputes all. A task, because 100 000 users take a
 * minute or two, during which calls are served and lists show the old facts.
 */
export async function askForFacts(strapi: Core.Strapi) {
  if (await versionOf(strapi).isCurrent()) return
  await addTask(strapi, { kind: 'fillFacts', about: 'all', payload: {} })
}

/** The task: continues after an interruption. Writes to users update their facts from then on. */
export async function fillFactsOnce(strapi: Core.Strapi) {
  if (await versionOf(strapi).isCurrent()) return
  await fillFacts(strapi)
  await versionOf(strapi).save()
}
