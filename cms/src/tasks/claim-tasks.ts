import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { type Task, taskTable } from './task-row'

type Row = Omit<Task, 'payload'> & { payload: string }

/** What can be taken: whose time has come, and what whoever had it left when they died. Each by its index. */
const takeable = [
  { state: 'waiting', since: 'due_at' },
  { state: 'running', since: 'lease_until' },
] as const

/** Of which kinds something can be done now. */
export async function kindsDue({ db }: Core.Strapi): Promise<string[]> {
  const at = now()
  const found = takeable.map(({ state, since }) =>
    db.connection(taskTable).where({ state }).where(since, '<=', at).distinct('kind'),
  )
  const rows: { kind: string }[] = (await Promise.all(found)).flat()
  return [...new Set(rows.map(({ kind }) => kind))]
}

type Claim = { kind: string; leaseMs: number; limit: number }

/** Takes tasks of a kind for this process, the oldest first, as their next try. */
export async function claimTasks(strapi: Core.Strapi, { limit, ...wish }: Claim): Promise<Task[]> {
  const taken: Task[] = []
  for (const which of takeable) {
    if (taken.length < limit)
      taken.push(...(await claim(strapi, which, { ...wish, limit: limit - taken.length })))
  }
  return taken
}

/**
 * One statement: of two processes that want the same task, one gets it; the other does not wait for it. The fence
 * grows, so that whoever had it before can write nothing any more.
 */
async function claim(
  { db: { connection, dialect } }: Core.Strapi,
  { state, since }: (typeof takeable)[number],
  { kind, leaseMs, limit }: Claim,
): Promise<Task[]> {
  const at = now()
  const chosen = connection(taskTable)
    .select('id')
    .where({ state, kind })
    .where(since, '<=', at)
    .orderBy(since)
    .limit(limit)
  if (dialect.client === 'postgres') chosen.forUpdate().skipLocked()
  const rows: Row[] = await connection(taskTable)
    .whereIn('id', chosen)
    .update({
      state: 'running',
      attempts: connection.raw('attempts + 1'),
      fence: connection.raw('fence + 1'),
      lease_until: new Date(at.getTime() + leaseMs),
    })
    .returning(['id', 'kind', 'key', 'payload', 'attempts', 'asked', 'fence', 'cursor'])
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) }))
}
