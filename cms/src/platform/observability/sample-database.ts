import type { Core } from '@strapi/strapi'
import { readsOf } from '../database/reads/reads'
import { now } from '../lib/clock'
import { taskKinds } from '../tasks/kinds'
import { taskTable } from '../tasks/task-row'

type Instant = Date | number | string | null | undefined
type Counted = { state: string; count: number | string }

const countByState = (rows: readonly Counted[], state: string) =>
  Number(rows.find((row) => row.state === state)?.count ?? 0)

/** Values of the database for the metrics. */
export type DatabaseSample = {
  tasks: Readonly<Record<'waiting' | 'running' | 'dead', number>>
  jobsFailing: number
  oldestDueSeconds: number
  emails: Readonly<Record<'waiting' | 'dead', number>>
  incidentsOpen: number
  /** When the last event of Stripe was handled, in Unix seconds. */
  lastStripeEvent: number | undefined
}

/**
 * Reads the values one after the other through the connections of the back office, which have a time limit and on SQLite
 * a process of their own, so that no visitor waits. Every count is read from an index, except for the few incidents.
 */
export async function sampleDatabase(strapi: Core.Strapi): Promise<DatabaseSample> {
  const reads = readsOf(strapi)
  const at = now()
  const tasks: Counted[] = await reads(taskTable)
    .whereIn('state', ['waiting', 'running', 'dead'])
    .groupBy('state')
    .select('state')
    .count({ count: '*' })
  const [jobs]: { count?: number | string }[] = await reads(taskTable)
    .whereIn('state', ['waiting', 'running'])
    .whereNotIn('kind', Object.keys(taskKinds))
    .whereNotNull('last_error')
    .count({ count: '*' })
  const [due]: { since?: Instant }[] = await reads(taskTable)
    .where({ state: 'waiting' })
    .where('due_at', '<=', at)
    .min({ since: 'due_at' })
  const emails: Counted[] = await reads('outgoing_mails')
    .whereIn('state', ['waiting', 'dead'])
    .groupBy('state')
    .select('state')
    .count({ count: '*' })
  const [incidents]: { count?: number | string }[] = await reads('incidents')
    .where({ state: 'open' })
    .count({ count: '*' })
  // From the end of the index: a maximum would read all of it.
  const [event]: { last?: Instant }[] = await reads(taskTable)
    .where({ state: 'done', kind: 'handleEvent' })
    .orderBy('done_at', 'desc')
    .limit(1)
    .select({ last: 'done_at' })
  const since = due?.since ? new Date(due.since).getTime() : at.getTime()
  return {
    tasks: {
      waiting: countByState(tasks, 'waiting'),
      running: countByState(tasks, 'running'),
      dead: countByState(tasks, 'dead'),
    },
    jobsFailing: Number(jobs?.count ?? 0),
    oldestDueSeconds: Math.max(0, (at.getTime() - since) / 1000),
    emails: { waiting: countByState(emails, 'waiting'), dead: countByState(emails, 'dead') },
    incidentsOpen: Number(incidents?.count ?? 0),
    lastStripeEvent: event?.last ? new Date(event.last).getTime() / 1000 : undefined,
  }
}
