import { createRequire } from 'node:module'
import { Pool } from 'pg'
import type { TestDatabase } from './databases'

type Row = Record<string, unknown>
type Statement = { reader: boolean; all(): Row[]; run(): unknown }
type Sqlite = new (
  file: string,
  options: { timeout: number },
) => { prepare(sql: string): Statement; close(): void }

const pools = new Map<string | undefined, Pool>()

/** Reuses connections: a connection per statement would take longer than most statements. */
function poolOf(connectionString: string | undefined): Pool {
  const pool =
    pools.get(connectionString) ??
    new Pool({ connectionString, max: 4, idleTimeoutMillis: 1000, allowExitOnIdle: true })
  // The server ends idle connections when the database is dropped.
  if (!pools.has(connectionString)) pool.on('error', () => undefined)
  pools.set(connectionString, pool)
  return pool
}

/** Runs SQL on the database directly, for state that the API neither shows nor creates. */
export async function runSql(
  { database }: { database: Pick<TestDatabase, 'settings'> },
  sql: string,
): Promise<Row[]> {
  const { DATABASE_FILE, DATABASE_URL } = database.settings
  if (DATABASE_FILE) {
    const Database: Sqlite = createRequire(__filename)('better-sqlite3')
    // On a busy machine another process may have the write lock for seconds.
    const file = new Database(DATABASE_FILE, { timeout: 30_000 })
    try {
      const statement = file.prepare(sql)
      if (statement.reader) return statement.all()
      statement.run()
      return []
    } finally {
      file.close()
    }
  }
  return (await poolOf(DATABASE_URL).query<Row>(sql)).rows
}
