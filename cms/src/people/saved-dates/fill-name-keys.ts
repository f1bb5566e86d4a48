import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { isDuplicate } from '../../platform/lib/is-duplicate'
import { datesTable, groupsTable } from './date-row'
import { nameKeys } from './name-keys'

/** Increase whenever `normalizeText` or `sortKey` changes its results. */
const edition = 1
const batchSize = 1000

type Row = { id: number; name: string }
type Keys = { id: number } & ReturnType<typeof nameKeys>

/** At startup, once per version: updates names of an older version, or of a deployment in another language. */
export async function fillNameKeysOnce(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'core', name: 'krono_names' })
  const version = `${edition} ${env.LANGUAGE}`
  if ((await store.get({ key: 'version' })) === version) return
  await fillTable(strapi, datesTable, (rows) => updateDates(strapi, rows))
  await fillTable(strapi, groupsTable, (rows) => updateGroups(strapi, rows))
  await store.set({ key: 'version', value: version })
}

async function fillTable(
  { db }: Core.Strapi,
  table: string,
  update: (rows: readonly Keys[]) => Promise<unknown>,
) {
  for (let last = 0; ; ) {
    const rows: Row[] = await db
      .connection(table)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .select('id', 'name')
    if (rows.length > 0) await update(rows.map(({ id, name }) => ({ id, ...nameKeys(name) })))
    if (rows.length < batchSize) return
    last = rows.at(-1)?.id ?? last
  }
}

const valuesSql = {
  postgres: 'json_to_recordset(CAST(? AS json)) AS v(id integer, sort_key text, search_name text)',
  sqlite: `(SELECT value->>'id' AS id, value->>'sort_key' AS sort_key,
    value->>'search_name' AS search_name FROM json_each(?)) AS v`,
} as const

/** One statement for a thousand rows: a user may have ten thousand dates. */
const updateDates = ({ db: { connection, dialect } }: Core.Strapi, rows: readonly Keys[]) =>
  connection.raw(
    `UPDATE ${datesTable} SET sort_key = v.sort_key, search_name = v.search_name
     FROM ${valuesSql[dialect.client === 'postgres' ? 'postgres' : 'sqlite']}
     WHERE ${datesTable}.id = v.id`,
    [JSON.stringify(rows)],
  )

/** Two groups of a member with names that are now equal keep their old search names. */
async function updateGroups({ db: { connection } }: Core.Strapi, rows: readonly Keys[]) {
  for (const { id, sort_key, search_name } of rows) {
    const group = () => connection(groupsTable).where({ id })
    await group().update({ sort_key })
    await group()
      .update({ search_name })
      .catch((error) => {
        if (!isDuplicate(error)) throw error
      })
  }
}
