import { columnsOf, type ListAnswer, type ListName } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { storedRowCount } from '../../platform/database/row-counts'
import { readSettings } from '../../platform/settings/read-settings'
import { lists } from './all-lists'
import { countOf } from './count-of'
import { type Asked, firstStepOf } from './read-step'
import { type ListRequest, rowsOf, tableOf } from './where-of'

/**
 * A page of a list with totals, those of filters up to `mostCounted`; throws AppError for an unknown sort or filter. The
 * count runs in parallel with the page, on PostgreSQL.
 */
export async function readPage(
  strapi: Core.Strapi,
  name: ListName,
  { size: asked, ...request }: Asked,
): Promise<ListAnswer> {
  const size = asked ?? Number((await readSettings(strapi)).adminListSize)
  const [{ found, ...page }, all] = await Promise.all([
    firstStepOf(strapi, name, { ...request, size }),
    countAll(strapi, name, request),
  ])
  return { ...page, ...(found ?? { total: all, isTotalMinimum: false }), all, size }
}

/** All rows; those of the filters that the page around the list sets, if there are any. */
async function countAll(strapi: Core.Strapi, name: ListName, request: ListRequest) {
  const fixed = columnsOf(name).flatMap(([column, { isFixed }]) =>
    isFixed && request[column] !== undefined ? [[column, request[column]] as const] : [],
  )
  if (fixed.length > 0)
    return countOf(rowsOf(strapi, name, { ...Object.fromEntries(fixed), search: '' }))
  const list = lists[name]
  const storedCount = list.only ? undefined : await storedRowCount(strapi, list.table)
  return storedCount ?? (await countOf(tableOf(strapi, list)))
}
