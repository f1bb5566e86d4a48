import { createRequire } from 'node:module'
import { Client } from 'pg'
import type { TestDatabase } from './databases'

type Row = Record<string, unknown>
type Statement = { reader: boolean; all(): Row[]; run(): unknown }
type Sqlite = new (
  file: string,
  options: { timeout: number },
) => { prepare(sql: string): Statement; close(): void }

/** Runs a statement on the database itself, for what the API does not show or cannot make yet. */
export async function runSql(
  { database }: { database: Pick<TestDatabase, 'settings'> },
  sql: string,
): Promise<Row[]> {
  const { DATABASE_FILE, DATABASE_URL } = database.settings
  if (DATABASE_FILE) {
    const Database: Sqlite = createRequire(__filename)('better-sqlite3')
    const file = new Database(DATABASE_FILE, { timeout: 10_000 })
    try {
      const statement = file.prepare(sql)
      if (statement.reader) return statement.all()
      statement.run()
      return []
    } finally {
      file.close()
    }
  }
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
