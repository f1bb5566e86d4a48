import type { Core } from '@strapi/strapi'
import { buildIndex } from './build-index'
import { retryLocked } from './retry-locked'

type Provider = Core.Strapi['db']['schema']
type Tables = Parameters<Provider['builder']['updateSchema']>[0]['tables']
type Updated = Tables['updated'][number]
type Index = Updated['indexes']['added'][number]
type ForeignKey = Updated['foreignKeys']['added'][number]

const nothing = { added: [], updated: [], unchanged: [], removed: [] }

/**
 * Makes what Strapi is about to add to the tables of an older version: on PostgreSQL, without blocking their writers.
 * Strapi itself would add all of it in one transaction, which locks every changed table until the last index is built.
 * It finds nothing left to add afterwards, and removes columns and changes types as before.
 */
export async function prepareTables(strapi: Core.Strapi) {
  const { dialect, schema, migrations } = strapi.db
  if (dialect.client !== 'postgres') return
  const { schemaStorage, schemaDiff, builder } = schema
  const stored = await schemaStorage.read()
  if (!stored || stored.hash === schemaStorage.hashSchema(schema.schema)) return
  // As in Strapi's own order: a migration may rename a column.
  if (await migrations.shouldRun()) await migrations.up()
  const { diff } = await schemaDiff.diff({
    previousSchema: stored.schema,
    databaseSchema: await dialect.schemaInspector.getSchema(),
    userSchema: schema.schema,
  })
  const apply = (tables: Partial<Tables>) =>
    retryLocked(strapi, () => builder.updateSchema({ tables: { ...nothing, ...tables } }))
  const { added, updated } = diff.tables
  if (added.length > 0) await apply({ added })
  for (const { name, columns, indexes, foreignKeys } of updated) {
    const added = { ...nothing, added: columns.added }
    if (columns.added.length > 0)
      await apply({ updated: [{ name, columns: added, indexes: nothing, foreignKeys: nothing }] })
    for (const index of indexes.added) await addIndex(strapi, name, index)
    for (const key of foreignKeys.added) await addForeignKey(strapi, name, key)
  }
}

async function addIndex(strapi: Core.Strapi, table: string, { name, columns, type }: Index) {
  const isUnique = type === 'unique'
  const list = columns.map((column) => `"${column}"`).join(', ')
  await buildIndex(strapi, { name, isUnique, on: `"${table}" (${list})` })
  // Strapi drops a unique index as a constraint.
  const constrain = 'ALTER TABLE ?? ADD CONSTRAINT ?? UNIQUE USING INDEX ??'
  if (isUnique)
    await retryLocked(strapi, () => strapi.db.connection.raw(constrain, [table, name, name]))
}

/** Checks the rows after the key exists, without a lock that blocks writers. */
async function addForeignKey(strapi: Core.Strapi, table: string, key: ForeignKey) {
  const { connection } = strapi.db
  const { name, columns, referencedTable, referencedColumns, onDelete, onUpdate } = key
  const rule = (event: string, action: string | null | undefined) =>
    action ? ` ON ${event} ${action}` : ''
  const names = (all: readonly string[]) => all.map((column) => `"${column}"`).join(', ')
  await retryLocked(strapi, () =>
    connection.raw(
      `ALTER TABLE ?? ADD CONSTRAINT ?? FOREIGN KEY (${names(columns)})
       REFERENCES ?? (${names(referencedColumns)})${rule('DELETE', onDelete)}${rule('UPDATE', onUpdate)} NOT VALID`,
      [table, name, referencedTable],
    ),
  )
  await connection.raw('ALTER TABLE ?? VALIDATE CONSTRAINT ??', [table, name])
}
