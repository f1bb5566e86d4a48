import { createRequire } from 'node:module'
import path from 'node:path'
import { cms } from './paths.mjs'
import { onExit } from './stopping.mjs'

export type Row = Record<string, unknown>

const fromCms = createRequire(path.join(cms, 'package.json'))

interface SqliteFile {
  prepare: (sql: string) => { reader: boolean; all: () => Row[]; run: () => unknown }
  close: () => void
}

interface Client {
  connect: () => Promise<void>
  query: (sql: string) => Promise<{ rows: Row[] }>
  end: () => Promise<void>
}

export function openSqlite(file: string): SqliteFile {
  const Database = fromCms('better-sqlite3')
  return new Database(file, { timeout: 10_000 })
}

export async function openPostgres(connectionString: string): Promise<Client> {
  const pg: { Client: new (options: { connectionString: string }) => Client } = fromCms('pg')
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

/** Runs a statement directly on the database, without the product. */
export async function runSql(
  { DATABASE_URL, DATABASE_FILE = '' }: Partial<Record<string, string>>,
  sql: string,
): Promise<Row[]> {
  if (DATABASE_URL) {
    const client = await openPostgres(DATABASE_URL)
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  const file = openSqlite(DATABASE_FILE)
  try {
    const statement = file.prepare(sql)
    if (statement.reader) return statement.all()
    statement.run()
    return []
  } finally {
    file.close()
  }
}

/** Address of the PostgreSQL server for tests. */
export const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Runs a statement on that server, for example to create a database. */
export const onServer = (sql: string) => runSql({ DATABASE_URL: server }, sql)

/** The address of a database on that server. */
export function addressOf(name: string) {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

let made = 0

/**
 * Creates a database that is dropped on exit.
 *
 * @param template a database to copy; it must have no connections
 * @returns its name
 */
export async function newPostgres(template?: string): Promise<string> {
  made += 1
  const name = `krono_${process.pid}_${Date.now()}_${made}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template ?? 'template1'}`)
  onExit(() => onServer(`DROP DATABASE ${name} WITH (FORCE)`))
  return name
}
