import type { Core } from '@strapi/strapi'
import { dayAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'

const table = 'krono_counters'

/** Creates the table of counters, which Strapi does not drop because it did not make it. */
export async function ensureCounters({ db: { connection } }: Core.Strapi) {
  await connection.raw(
    `CREATE TABLE IF NOT EXISTS ${table} (name VARCHAR(60) PRIMARY KEY, value BIGINT NOT NULL)`,
  )
}

/**
 * The next receipt number of a year, such as `KRONO-2026-000001`. Counted in the transaction that writes the receipt,
 * which locks the counter until it ends, so that the numbers have no gaps.
 */
export async function nextNumber({ db }: Core.Strapi, at: Date): Promise<string> {
  const year = dayAt(at, env.TIME_ZONE).slice(0, 4)
  const name = `receipt-${year}`
  const value = await db.transaction(async ({ trx }) => {
    await trx(table).insert({ name, value: 0 }).onConflict('name').ignore()
    await trx(table).where({ name }).increment('value', 1)
    const row: { value: number | string } | undefined = await trx(table).where({ name }).first()
    return Number(row?.value)
  })
  return `KRONO-${year}-${String(value).padStart(6, '0')}`
}
