import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'

/** A database of the tests' own, and a folder for what goes with it. */
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

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'krono-cms-test-'))

function sqlite(): TestDatabase {
  const folder = newFolder()
  return { name: 'SQLite', folder, settings: { DATABASE_FILE: path.join(folder, 'krono.db') } }
}

async function postgres(): Promise<TestDatabase | undefined> {
  const name = `krono_test_${process.pid}_${Date.now()}`
  try {
    await onServer(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`))
  } catch {
    return undefined
  }
  const url = new URL(serverUrl)
  url.pathname = name
  return { name: 'PostgreSQL', folder: newFolder(), settings: { DATABASE_URL: url.href } }
}

const makers = { SQLite: async () => sqlite(), PostgreSQL: postgres } as const

/** SQLite, and PostgreSQL wherever one answers; with `TEST_DATABASE` (a name of these) that one alone. */
export async function createDatabases(): Promise<TestDatabase[]> {
  const wanted = Object.entries(makers).filter(
    ([name]) => name === (process.env.TEST_DATABASE ?? name),
  )
  const made = await Promise.all(wanted.map(([, make]) => make()))
  return made.filter((one) => one !== undefined)
}

export async function dropDatabase({ folder, settings }: TestDatabase) {
  rmSync(folder, { recursive: true, force: true })
  const { DATABASE_URL } = settings
  if (!DATABASE_URL) return
  const name = new URL(DATABASE_URL).pathname.slice(1)
  await onServer(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
}
