import type { ListName } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lists } from './all-lists'
import { stepOf } from './read-page'
import { type Asked, rowsOf } from './where-of'

const batchSize = 1000

type Place = { sort?: string | undefined; after?: string | undefined }

/** The next thousand, for a table that is written while they come: nobody holds the whole list. */
export async function readRows(strapi: Core.Strapi, name: ListName, asked: Asked & Place) {
  const total = asked.after === undefined ? { total: await countRows(strapi, name, asked) } : {}
  const { rows, next } = await stepOf(strapi, name, { ...asked, ...total, size: batchSize })
  return { rows, next }
}

/** The keys of all rows that a list was narrowed to, above one, in their order: for what is done with each of them. */
export async function keysOf(
  strapi: Core.Strapi,
  name: ListName,
  { asked, above, limit }: { asked: Asked; above: number; limit: number },
): Promise<number[]> {
  const key = `t.${lists[name].key}`
  const rows: { key: number }[] = await rowsOf(strapi, name, asked)
    .where(key, '>', above)
    .orderBy(key)
    .limit(limit)
    .select({ key })
  return rows.map((row) => Number(row.key))
}

/** How many rows a list was narrowed to. */
export async function countRows(strapi: Core.Strapi, name: ListName, asked: Asked) {
  const rows: { count?: number | string }[] = await rowsOf(strapi, name, asked).count({
    count: '*',
  })
  const [row] = rows
  return Number(row?.count ?? 0)
}
