import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { Database } from '@strapi/database'
import type { Core } from '@strapi/strapi'
import { type Schema, tablesOfStrapi } from './tables-of-strapi'

const api = path.resolve(__dirname, '../../src/api')

/** Attributes that refer to other tables, which these tests leave out. */
const pointing = new Set(['relation', 'component', 'dynamiczone', 'media'])

const instant = { type: 'datetime' } as const

/** A custom field is stored as a string. */
const kindOf = (type: string) => (type === 'customField' ? 'string' : type)

/** Adds the columns that Strapi adds to every table. */
const modelOf = (uid: string, { collectionName, info, attributes, indexes = [] }: Schema) => ({
  uid,
  singularName: info.singularName,
  tableName: collectionName,
  attributes: {
    id: { type: 'increments' } as const,
    documentId: { type: 'string', default: randomUUID } as const,
    ...Object.fromEntries(
      Object.entries(attributes).flatMap(([name, attribute]) =>
        // Strapi writes these relations itself.
        pointing.has(attribute.type)
          ? []
          : [[name, { ...attribute, type: kindOf(attribute.type) }]],
      ),
    ),
    createdAt: { ...instant },
    updatedAt: { ...instant },
    publishedAt: { ...instant },
    locale: { type: 'string' } as const,
  },
  indexes,
  foreignKeys: [],
  lifecycles: {},
})

/** Schemas by uid. */
function schemas(): Record<string, Schema> {
  const ours = readdirSync(api).flatMap((name) => {
    const file = path.join(api, name, 'content-types', name, 'schema.json')
    return existsSync(file)
      ? [[`api::${name}.${name}`, JSON.parse(readFileSync(file, 'utf8'))]]
      : []
  })
  return { ...Object.fromEntries(ours), ...tablesOfStrapi }
}

/**
 * Strapi's database layer without Strapi: SQLite with the tables and indexes of a started cms, empty before each test.
 * For code that needs only the database; concurrent processes are tested over HTTP.
 */
export function databaseAlone(): Core.Strapi {
  const silent = () => undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'krono-database-'))
  const db = new Database({
    connection: {
      client: 'sqlite',
      connection: { filename: path.join(folder, 'krono.db') },
      useNullAsDefault: true,
      pool: { min: 1, max: 1 },
    },
    settings: { runMigrations: false, migrations: { dir: folder } },
    logger: { ...console, debug: silent, info: silent },
  })
  const strapi = {
    db,
    eventHub: { emit: async () => undefined },
    log: { debug: silent, info: silent, warn: silent, error: silent },
  } as unknown as Core.Strapi

  beforeAll(async () => {
    // Strapi's database layer reads this global.
    Object.assign(globalThis, { strapi })
    await db.init({
      models: Object.entries(schemas()).map(([uid, schema]) => modelOf(uid, schema)),
    })
    for (const pragma of ['synchronous = OFF', 'journal_mode = MEMORY']) {
      await db.connection.raw(`PRAGMA ${pragma}`)
    }
    await db.schema.sync()
    // Imported late: these modules read the environment, which a test may set first.
    const { ensureSpecialIndexes } = await import('../../src/platform/database/special-indexes')
    const { ensureSalesDays } = await import('../../src/back-office/sales/days/sales-days')
    const { ensureCounters } = await import('../../src/commerce/receipts/next-number')
    await ensureSpecialIndexes(strapi)
    await ensureCounters(strapi)
    await ensureSalesDays(strapi)
  })
  beforeEach(async () => {
    await db.transaction(async ({ trx }) => {
      for (const [, { tableName }] of db.metadata) await trx(tableName).delete()
    })
  })
  afterAll(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  return strapi
}
