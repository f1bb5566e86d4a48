import type { ListAnswer, ListName } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { storedRowCount } from '../../platform/database/row-counts'
import { lists } from './all-lists'
import { countOf } from './count-of'
import type { ListDefinition } from './definition'
import { firstStepOf, type Step } from './read-step'
import { tableOf } from './where-of'

/**
 * A page of a list with totals; throws AppError for an unknown sort or filter. The count runs in parallel with the
 * page, on PostgreSQL.
 */
export async function readPage(
  strapi: Core.Strapi,
  name: ListName,
  request: Step,
): Promise<ListAnswer> {
  const [{ total, ...page }, all] = await Promise.all([
    firstStepOf(strapi, name, request),
    countAll(strapi, lists[name]),
  ])
  return { ...page, total: total ?? all, all }
}

async function countAll(strapi: Core.Strapi, list: ListDefinition): Promise<number> {
  const storedCount = list.only ? undefined : await storedRowCount(strapi, list.table)
  return storedCount ?? (await countOf(tableOf(strapi, list)))
}
