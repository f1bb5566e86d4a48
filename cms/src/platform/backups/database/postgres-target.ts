import path from 'node:path'
import { Refusal } from '../refusal'
import { databaseNames } from './copy-database'
import { describeDatabase, isEmpty } from './describe-database'
import { runTool } from './postgres-tools'
import { type Ask, withPostgres } from './statements'
import type { Target } from './target'

/** Restores into a database of a PostgreSQL server. Its user must be allowed to create databases. */
export function postgresTarget(url: string): Target {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const stamp = Date.now()
  const [prepared, before] = [`${name}_restoring_${stamp}`, `${name}_before_${stamp}`]
  const preparedUrl = addressOf(url, prepared)
  const onServer = <Result>(work: (ask: Ask) => Promise<Result>) =>
    withPostgres(addressOf(url, 'postgres'), work)
  return {
    prepared: { DATABASE_URL: preparedUrl },
    requireStopped: () => onServer((ask) => refuseConnections(ask, name)),
    isEmpty: () => withPostgres(url, (ask) => isEmpty(ask, 'postgres')),
    async prepare(folder) {
      await onServer((ask) => ask(`CREATE DATABASE ${quoted(prepared)} TEMPLATE template0`)).catch(
        explainRight,
      )
      await runTool('pg_restore', preparedUrl, [
        ...['--no-owner', '--no-privileges', '--exit-on-error'],
        path.join(folder, databaseNames.postgres),
      ])
      return withPostgres(preparedUrl, async (ask) => {
        await ask('ANALYZE')
        return describeDatabase(ask, 'postgres')
      })
    },
    async swap() {
      const wasEmpty = await withPostgres(url, (ask) => isEmpty(ask, 'postgres'))
      await onServer(async (ask) => {
        await refuseConnections(ask, name)
        await ask('BEGIN')
        await ask(`ALTER DATABASE ${quoted(name)} RENAME TO ${quoted(before)}`)
        await ask(`ALTER DATABASE ${quoted(prepared)} RENAME TO ${quoted(name)}`)
        await ask('COMMIT')
        if (wasEmpty) await ask(`DROP DATABASE ${quoted(before)}`)
      })
      return wasEmpty ? undefined : before
    },
    discard: () =>
      onServer(async (ask) => {
        await ask(`DROP DATABASE IF EXISTS ${quoted(prepared)} WITH (FORCE)`)
      }),
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = encodeURIComponent(database)
  return address.href
}

async function refuseConnections(ask: Ask, name: string) {
  const [row] = await ask<{ n: string }>(
    `SELECT count(*) AS n FROM pg_stat_activity
     WHERE datname = '${name.replaceAll("'", "''")}' AND backend_type = 'client backend'`,
  )
  if (Number(row?.n) > 0)
    throw new Refusal(
      `The product is running: ${row?.n} connections use the database. Stop every cms and other program first; nothing was changed.`,
    )
}

function explainRight(error: { code?: string }): never {
  if (error.code === '42501')
    throw new Refusal(
      'The user of DATABASE_URL may not create databases: grant CREATEDB for the restore. Nothing was changed.',
    )
  throw error
}
