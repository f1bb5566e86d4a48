import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'

/** A database for one run of the tests, and a folder for its files. */
export type TestDatabase = {
  name: 'SQLite' | 'PostgreSQL'
  settings: Record<string, string>
  folder: string
}

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Content to copy: a folder, and for PostgreSQL the name of a template database. */
type Seeded = { folder?: string; template?: string }

/** Databases that `npm test` has seeded for its runs; without them each run seeds an empty database. */
const seeded: Partial<Record<TestDatabase['name'], Seeded>> = JSON.parse(
  process.env.TEST_SEEDED ?? '{}',
)

function newFolder({ folder: from }: Seeded) {
  const folder = mkdtempSync(path.join(tmpdir(), 'krono-cms-test-'))
  if (from) cpSync(from, folder, { recursive: true })
  return folder
}

async function sqlite(from: Seeded): Promise<TestDatabase> {
  const folder = newFolder(from)
  return { name: 'SQLite', folder, settings: { DATABASE_FILE: path.join(folder, 'krono.db') } }
}

async function postgres(from: Seeded): Promise<TestDatabase | undefined> {
  const name = `krono_test_${process.pid}_${Date.now()}`
  const { template = 'template1' } = from
  const isThere = await onServer(serverUrl, (client) => client.query('SELECT 1')).catch(() => false)
  if (!isThere) return undefined
  await onServer(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  )
  const url = new URL(serverUrl)
  url.pathname = name
  return { name: 'PostgreSQL', folder: newFolder(from), settings: { DATABASE_URL: url.href } }
}

const makers = { SQLite: sqlite, PostgreSQL: postgres } as const

type Options = { isSeeded?: boolean; only?: TestDatabase['name'] }

/**
 * Creates SQLite, and PostgreSQL if a server is available; with `TEST_DATABASE` (one of these names) only that one.
 *
 * @param how `isSeeded`: copies the seeded content if there is any, else the database is empty
 */
export async function createDatabases({
  isSeeded = false,
  only,
}: Options = {}): Promise<TestDatabase[]> {
  const names: TestDatabase['name'][] = ['SQLite', 'PostgreSQL']
  const wanted = names.filter((name) => name === (only ?? process.env.TEST_DATABASE ?? name))
  const made = await Promise.all(
    wanted.map((name) => makers[name]((isSeeded && seeded[name]) || {})),
  )
  return made.filter((one) => one !== undefined)
}

export async function dropDatabase({ folder, settings }: TestDatabase) {
  rmSync(folder, { recursive: true, force: true })
  const { DATABASE_URL } = settings
  if (!DATABASE_URL) return
  const name = new URL(DATABASE_URL).pathname.slice(1)
  await onServer(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
}
