import type { Core } from '@strapi/strapi'
import { databaseTime } from '../database/database-clock'
import { withIdsOf } from '../database/ids-of'
import { now } from '../lib/clock'
import { type Task, taskTable } from './task-row'

type Row = Omit<Task, 'payload'> & { payload: string }

/**
 * Tasks that can be claimed: due ones, and running ones with an expired lease, left by a crashed process. Each by its
 * index. Leases use the database's clock: a process with a clock ahead would take over what another one works on.
 */
const takeable = [
  { state: 'waiting', since: 'due_at', time: () => now() },
  { state: 'running', since: 'lease_until', time: databaseTime },
] as const

/** Kinds with a task that can be claimed now. */
export async function kindsDue(strapi: Core.Strapi): Promise<string[]> {
  const { connection } = strapi.db
  const found = takeable.map(({ state, since, time }) =>
    connection(taskTable).where({ state }).where(since, '<=', time(strapi)).distinct('kind'),
  )
  const rows: { kind: string }[] = (await Promise.all(found)).flat()
  return [...new Set(rows.map(({ kind }) => kind))]
}

type Claim = { kind: string; leaseMs: number; limit: number }

/** Claims tasks of a kind for this process, oldest first, as their next attempt. */
export async function claimTasks(strapi: Core.Strapi, { limit, ...wish }: Claim): Promise<Task[]> {
  const taken: Task[] = []
  for (const which of takeable) {
    if (taken.length < limit)
      taken.push(...(await claim(strapi, which, { ...wish, limit: limit - taken.length })))
  }
  return taken
}

/**
 * One statement: of two processes exactly one gets a task, and the other does not wait. The fence grows, so that writes
 * of the previous owner are ignored.
 */
async function claim(
  strapi: Core.Strapi,
  { state, since, time }: (typeof takeable)[number],
  { kind, leaseMs, limit }: Claim,
): Promise<Task[]> {
  const { connection, dialect } = strapi.db
  const chosen = connection(taskTable)
    .select('id')
    .where({ state, kind })
    .where(since, '<=', time(strapi))
    .orderBy(since)
    .limit(limit)
  if (dialect.client === 'postgres') chosen.forUpdate().skipLocked()
  const rows: Row[] = await withIdsOf(strapi, connection(taskTable), chosen)
    .update({
      state: 'running',
      attempts: connection.raw('attempts + 1'),
      fence: connection.raw('fence + 1'),
      lease_until: databaseTime(strapi, leaseMs),
    })
    .returning(['id', 'kind', 'key', 'payload', 'attempts', 'asked', 'fence', 'cursor'])
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) }))
}
