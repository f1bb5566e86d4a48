import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { defaults, types } from 'pg'
import { prepareConnection } from '../src/platform/database/statement-limit'
import { env } from '../src/platform/lib/env'

type Statement = { run(...values: unknown[]): unknown }
type Sqlite = {
  pragma(statement: string): unknown
  prepare(sql: string): Statement
  inTransaction: boolean
}

// Readers do not wait for the writer. A second process (the seeder) waits for the lock instead of failing, but for less
// time than a response may take (quality, "Faults"), because SQLite blocks this process meanwhile.
const pragmas = [
  'journal_mode = WAL',
  'foreign_keys = ON',
  'busy_timeout = 4000',
  'synchronous = NORMAL',
  // Overwrites deleted data, so that a copy of the file does not contain it.
  'secure_delete = ON',
]

/**
 * Starts each transaction with BEGIN IMMEDIATE, which takes the write lock first. Otherwise a transaction that reads
 * before it writes fails immediately, whatever the timeout, if another process (the seeder) wrote in between. knex has
 * no option for this.
 */
function beginInTurn(database: Sqlite) {
  const prepare = database.prepare.bind(database)
  database.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql)
}

/** Ends a transaction after a failed COMMIT, as PostgreSQL does: later statements would belong to it. */
function endFailedCommits(database: Sqlite) {
  const prepare = database.prepare.bind(database)
  database.prepare = (sql) => {
    const statement = prepare(sql)
    if (sql !== 'COMMIT;') return statement
    const run = statement.run.bind(statement)
    statement.run = (...values) => {
      try {
        return run(...values)
      } finally {
        if (database.inTransaction) prepare('ROLLBACK').run()
      }
    }
    return statement
  }
}

function sqlite(file: string) {
  const filename = path.resolve(file)
  mkdirSync(path.dirname(filename), { recursive: true })
  return {
    client: 'sqlite',
    connection: { filename },
    useNullAsDefault: true,
    // A transaction that waits for a second connection would otherwise hold the only one for a minute. Not shorter: on a
    // busy machine one statement of the seeder can block this process for ten seconds.
    acquireConnectionTimeout: 30_000,
    pool: {
      min: 1,
      max: 1,
      afterCreate(database: Sqlite, done: (error: null, connection: Sqlite) => void) {
        for (const pragma of pragmas) database.pragma(pragma)
        beginInTurn(database)
        endFailedCommits(database)
        done(null, database)
      },
    },
  }
}

/**
 * Stores instants in UTC: the columns have no time zone, and in local time the hour that is repeated in autumn is
 * ambiguous.
 */
function instantsInUtc() {
  defaults.parseInputDatesAsUTC = true
  types.setTypeParser(types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`))
}

const postgres = (connectionString: string) => ({
  client: 'postgres',
  // At the start, which blocks the event loop for seconds on a busy machine; shorter once requests wait (limitStatements).
  connection: { connectionString, connectionTimeoutMillis: 30_000, keepAlive: true },
  acquireConnectionTimeout: 30_000,
  pool: { min: 0, max: 10, afterCreate: prepareConnection },
})

instantsInUtc()

/** SQLite in a file, or PostgreSQL when DATABASE_URL is set; the schema is the same. */
export default () => ({
  connection: {
    ...(env.DATABASE_URL ? postgres(env.DATABASE_URL) : sqlite(env.DATABASE_FILE)),
    // Error messages contain the statement without its values (a hash, a name), so that no log contains them.
    compileSqlOnError: false,
  },
})
