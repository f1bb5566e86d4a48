import { statfs } from 'node:fs/promises'
import { engineVersion } from '@krono/chart'
import type { Health } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type Database, numberIn, type Row } from '../sales/in-steps'

/** Strapi stores the size of a file in units of 1000 bytes. */
const sizeUnit = 1000

const databases = {
  sqlite: `SELECT sqlite_version() AS version, page_count * page_size AS bytes
    FROM pragma_page_count(), pragma_page_size()`,
  postgres: `SELECT current_setting('server_version') AS version,
    pg_database_size(current_database()) AS bytes`,
} as const

export async function databaseHealth(
  { db }: Core.Strapi,
  database: Database,
): Promise<Health['database']> {
  const kind = db.dialect.client === 'postgres' ? 'postgres' : 'sqlite'
  const [row = {}]: Row[] = await database
    .select('*')
    .from(database.raw(`(${databases[kind]}) AS answer`))
  return { kind, version: String(row.version), bytes: numberIn(row, 'bytes') }
}

/** Uploaded files as the database knows them, and the disk with their folder. */
export async function storageHealth(
  { dirs }: Core.Strapi,
  database: Database,
): Promise<Health['storage']> {
  const [row = {}]: Row[] = await database('files').count({ files: '*' }).sum({ size: 'size' })
  const { bavail, blocks, bsize } = await statfs(dirs.static.public)
  return {
    files: numberIn(row, 'files'),
    bytes: Math.round(numberIn(row, 'size') * sizeUnit),
    freeBytes: bavail * bsize,
    diskBytes: blocks * bsize,
  }
}

export const versions = ({ config }: Core.Strapi): Health['versions'] => ({
  cms: String(config.get('info.version')),
  strapi: String(config.get('info.strapi')),
  engine: engineVersion,
  node: process.versions.node,
})
