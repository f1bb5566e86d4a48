import { createRequire } from 'node:module'
import { Client } from 'pg'
import type { RunningCms } from './running'

type Row = Record<string, unknown>
type Sqlite = new (
  file: string,
  options: { readonly: true },
) => { prepare(sql: string): { all(): Row[] }; close(): void }

/** Rows of a table that the API does not show, straight from the database. */
export async function readRows({ database }: RunningCms, sql: string): Promise<Row[]> {
  const { DATABASE_FILE, DATABASE_URL } = database.settings
  if (DATABASE_FILE) {
    const Database: Sqlite = createRequire(__filename)('better-sqlite3')
    const file = new Database(DATABASE_FILE, { readonly: true })
    try {
      return file.prepare(sql).all()
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
