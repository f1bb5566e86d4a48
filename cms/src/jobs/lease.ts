import type { Core } from '@strapi/strapi'

type Database = Core.Strapi['db']
type Row = { done_until: number | string }

const table = 'krono_jobs'

/** The table of leases; Strapi leaves alone what it did not make. */
export async function ensureLeases({ connection }: Database) {
  await connection.raw(
    `CREATE TABLE IF NOT EXISTS ${table} (
      name VARCHAR(60) PRIMARY KEY,
      held_until BIGINT NOT NULL,
      done_until BIGINT NOT NULL
    )`,
  )
}

type Lease = { name: string; at: Date; lengthMs: number }

/**
 * Takes a job for this process, if no other holds it. Returns up to when the job was done before
 * (undefined: never), or 'held'. A process that died gives its lease back by itself when it is over.
 */
export async function takeLease({ connection }: Database, { name, at, lengthMs }: Lease) {
  const atMs = at.getTime()
  const fresh = { name, held_until: 0, done_until: 0 }
  await connection(table).insert(fresh).onConflict('name').ignore()
  const taken = await connection(table)
    .where({ name })
    .andWhere('held_until', '<=', atMs)
    .update({ held_until: atMs + lengthMs })
  if (taken === 0) return 'held'
  const row: Row | undefined = await connection(table).where({ name }).first()
  const doneUntilMs = Number(row?.done_until ?? 0)
  return doneUntilMs > 0 ? new Date(doneUntilMs) : undefined
}

/** The job is done up to `at`, and free for the next. */
export async function giveLease({ connection }: Database, { name, at }: Omit<Lease, 'lengthMs'>) {
  await connection(table).where({ name }).update({ held_until: 0, done_until: at.getTime() })
}
