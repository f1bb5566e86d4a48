import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { defaults, types } from 'pg'
import { prepareConnection } from '../src/platform/database/statement-limit'
import { env } from '../src/platform/lib/env'

type Sqlite = { pragma(statement: string): unknown; prepare(sql: string): unknown }

// Readers do not wait for the writer, and a second process (the seeder) waits instead of failing; no longer than a call
// of ours may take (quality, "Faults"), because nothing else is done meanwhile.
const pragmas = [
  'journal_mode = WAL',
  'foreign_keys = ON',
  'busy_timeout = 4000',
  'synchronous = NORMAL',
  // What is deleted is written over, so that a copy of the file does not tell it.
  'secure_delete = ON',
]

/**
 * A transaction takes its turn to write when it begins. One that reads first and writes later is refused at once,
 * however long the timeout, when another process (the seeder) wrote in between; knex knows no other way to begin.
 */
function beginInTurn(database: Sqlite) {
  const prepare = database.prepare.bind(database)
  database.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql)
}

function sqlite(file: string) {
  const filename = path.resolve(file)
  mkdirSync(path.dirname(filename), { recursive: true })
  return {
    client: 'sqlite',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(database: Sqlite, done: (error: null, connection: Sqlite) => void) {
        for (const pragma of pragmas) database.pragma(pragma)
        beginInTurn(database)
        done(null, database)
      },
    },
  }
}

/**
 * An instant stands in UTC in the database: its columns have no zone, and by the clock of a machine the hour that comes
 * twice in autumn could not be told from the one before.
 */
function instantsInUtc() {
  defaults.parseInputDatesAsUTC = true
  types.setTypeParser(types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`))
}

const postgres = (connectionString: string) => ({
  client: 'postgres',
  // A server that is away or hangs is answered for with 503 within 5 s (quality, "Faults").
  connection: { connectionString, connectionTimeoutMillis: 2500, keepAlive: true },
  acquireConnectionTimeout: 3000,
  pool: { min: 0, max: 10, afterCreate: prepareConnection },
})

instantsInUtc()

/** SQLite in a file, or PostgreSQL when DATABASE_URL is set; the schema is the same. */
export default () => ({
  connection: {
    ...(env.DATABASE_URL ? postgres(env.DATABASE_URL) : sqlite(env.DATABASE_FILE)),
    // An error names the statement with its blanks: what would stand in them (a hash, a name) lands in no log.
    compileSqlOnError: false,
  },
})
