import { type StatsAnswer, statDays } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { readsOf } from '../../platform/database/reads/reads'
import { now } from '../../platform/lib/clock'
import { countEverything } from './count-everything'
import { databaseHealth, storageHealth, versions } from './machine-health'
import { eventsHealth, jobsHealth, outboxHealth, tasksHealth } from './tasks-health'

const dayMs = 86_400_000

/** All figures of /admin/stats; the contract explains each at its field. */
export async function showStats(strapi: Core.Strapi): Promise<StatsAnswer> {
  const database = readsOf(strapi)
  const at = now()
  const since = new Date(at.getTime() - statDays * dayMs)
  const tasks = await tasksHealth(database, at)
  const [stats, jobs, outbox, events, ofDatabase, storage] = await Promise.all([
    countEverything(database, { at, since }),
    jobsHealth(database),
    outboxHealth(database, tasks),
    eventsHealth(database, tasks),
    databaseHealth(strapi, database),
    storageHealth(strapi, database),
  ])
  return {
    at: at.toISOString(),
    since: since.toISOString(),
    stats,
    health: {
      jobs,
      tasks,
      outbox,
      events,
      database: ofDatabase,
      storage,
      versions: versions(strapi),
    },
  }
}
