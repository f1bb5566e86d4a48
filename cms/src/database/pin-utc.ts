import type { Core } from '@strapi/strapi'

const table = 'krono_counters'
const name = 'instants-in-utc'

/** In `krono_counters`: the database has instants in UTC, whatever zone its cms ran in before. */
export async function markUtc({ db: { connection, dialect } }: Core.Strapi) {
  if (dialect.client === 'postgres')
    await connection(table).insert({ name, value: 1 }).onConflict('name').ignore()
}

type Column = { table_name: string; column_name: string }

/**
 * PostgreSQL's columns have no zone, and the driver wrote the clock of the machine there until it was told UTC
 * (config/database). Once, before anything is read: what a cms in another zone wrote. Tables of others are left alone.
 */
export async function pinUtc({ db: { connection, dialect } }: Core.Strapi) {
  if (dialect.client !== 'postgres' || !(await connection.schema.hasTable(table))) return
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await connection.transaction(async (trx) => {
    const marked: unknown[] = await trx(table)
      .insert({ name, value: 1 })
      .onConflict('name')
      .ignore()
      .returning('name')
    if (marked.length === 0 || zone === 'UTC') return
    const { rows }: { rows: Column[] } = await trx.raw(
      `SELECT table_name, column_name FROM information_schema.columns
       WHERE table_schema = current_schema() AND data_type = 'timestamp without time zone'`,
    )
    for (const { table_name, column_name } of rows)
      await trx.raw(
        "UPDATE ?? SET ?? = ?? AT TIME ZONE ? AT TIME ZONE 'UTC' WHERE ?? IS NOT NULL",
        [table_name, column_name, column_name, zone, column_name],
      )
  })
}
