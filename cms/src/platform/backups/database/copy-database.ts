import path from 'node:path'
import { env } from '../../lib/env'
import type { Manifest } from '../manifest'
import { describeDatabase } from './describe-database'
import { runTool } from './postgres-tools'
import { askSqlite, openSqlite, withPostgres } from './statements'

export type Copy = { name: string; file: string; facts: Manifest['database'] }

/** Copies the database into a folder while the product runs: the state of one moment, with its numbers of rows. */
export const copyDatabase = (folder: string): Promise<Copy> =>
  env.DATABASE_URL ? copyPostgres(env.DATABASE_URL, folder) : copySqlite(env.DATABASE_FILE, folder)

/** Names in the archive. */
export const databaseNames = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

async function copySqlite(from: string, folder: string): Promise<Copy> {
  const file = path.join(folder, databaseNames.sqlite)
  const source = openSqlite(path.resolve(from))
  try {
    source.prepare(`VACUUM INTO '${file.replaceAll("'", "''")}'`).run()
  } finally {
    source.close()
  }
  const copy = openSqlite(file)
  try {
    return {
      name: databaseNames.sqlite,
      file,
      facts: await describeDatabase(askSqlite(copy), 'sqlite'),
    }
  } finally {
    copy.close()
  }
}

const copyPostgres = (url: string, folder: string): Promise<Copy> =>
  withPostgres(url, async (ask) => {
    const file = path.join(folder, databaseNames.postgres)
    // pg_dump and the counts read the same snapshot.
    await ask('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const [row] = await ask<{ id: string }>('SELECT pg_export_snapshot() AS id')
    await runTool('pg_dump', url, [
      ...['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
      `--snapshot=${row?.id}`,
    ])
    const facts = await describeDatabase(ask, 'postgres')
    await ask('COMMIT')
    return { name: databaseNames.postgres, file, facts }
  })
