import type * as pg from 'pg'

/** Runs a statement, and returns its rows. */
export type Ask = <Row extends object>(sql: string) => Promise<Row[]>

type Sqlite = {
  pragma(statement: string): unknown
  prepare(sql: string): { reader: boolean; all(): unknown[]; run(): unknown }
  close(): void
}

/** Opens a SQLite file, which must exist. The addon is not loaded by a product on PostgreSQL. */
export function openSqlite(file: string): Sqlite {
  const Database = require('better-sqlite3') as new (
    file: string,
    options: { timeout: number; fileMustExist: boolean },
  ) => Sqlite
  return new Database(file, { timeout: 4000, fileMustExist: true })
}

export const askSqlite =
  (database: Sqlite): Ask =>
  async <Row>(sql: string) => {
    const statement = database.prepare(sql)
    if (statement.reader) return statement.all() as Row[]
    statement.run()
    return []
  }

/** Connects to PostgreSQL for as long as the work takes. */
export async function withPostgres<Result>(
  connectionString: string,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const { Client } = require('pg') as typeof pg
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(async <Row>(sql: string) => (await client.query(sql)).rows as Row[])
  } finally {
    await client.end()
  }
}
