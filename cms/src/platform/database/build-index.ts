import type { Core } from '@strapi/strapi'

type Index = {
  name: string
  isUnique?: boolean
  /** SQL of table and columns, with a condition if the index is partial. */
  on: string
}

/** Names of the database's indexes; on PostgreSQL without those that an interrupted build left invalid. */
export async function indexNames({ db }: Core.Strapi): Promise<Set<string>> {
  const { connection, dialect } = db
  const isPostgres = dialect.client === 'postgres'
  const result = await connection.raw(
    isPostgres
      ? `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
         WHERE i.indisvalid AND c.relnamespace = CAST(current_schema() AS regnamespace)`
      : "SELECT name FROM sqlite_master WHERE type = 'index'",
  )
  const rows: { name: string }[] = isPostgres ? result.rows : result
  return new Set(rows.map(({ name }) => name))
}

/**
 * Builds an index while other processes write to its table: a plain build would block them for its whole time. Call it
 * for an index that `indexNames` does not contain, in no transaction: on PostgreSQL the build waits for all transactions
 * that are older. Throws if the rows violate a unique index.
 */
export async function buildIndex(strapi: Core.Strapi, { name, isUnique = false, on }: Index) {
  const kind = isUnique ? 'UNIQUE INDEX' : 'INDEX'
  await runAlone(strapi, [
    // A remainder of an interrupted build.
    (concurrently) => `DROP INDEX ${concurrently} IF EXISTS "${name}"`,
    (concurrently) => `CREATE ${kind} ${concurrently} "${name}" ON ${on}`,
  ])
}

/** Drops an index, if it exists, without blocking statements on its table. */
export const dropIndex = (strapi: Core.Strapi, name: string) =>
  runAlone(strapi, [(concurrently) => `DROP INDEX ${concurrently} IF EXISTS "${name}"`])

/** On PostgreSQL without the start's limit of locks: these statements wait long, and nothing waits behind them. */
async function runAlone(
  { db: { connection, dialect } }: Core.Strapi,
  statements: readonly ((concurrently: string) => string)[],
) {
  if (dialect.client !== 'postgres') {
    for (const statement of statements) await connection.raw(statement(''))
    return
  }
  const client = await connection.client.acquireConnection()
  const run = (sql: string) => client.query(sql)
  const { rows } = await run('SHOW lock_timeout')
  try {
    await run('SET lock_timeout = 0')
    for (const statement of statements) await run(statement('CONCURRENTLY'))
  } finally {
    await run(`SET lock_timeout = '${rows[0].lock_timeout}'`)
    await connection.client.releaseConnection(client)
  }
}
