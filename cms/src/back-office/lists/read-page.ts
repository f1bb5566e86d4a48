import type { ListAnswer, ListName } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lists } from './all-lists'
import { countOf } from './count-of'
import { firstStepOf, type Step } from './read-step'
import { tableOf } from './where-of'

/**
 * A page of a list, with how many there are; throws AppError for what the list does not have. All are counted while the
 * page is looked for, which PostgreSQL does side by side.
 */
export async function readPage(
  strapi: Core.Strapi,
  name: ListName,
  asked: Step,
): Promise<ListAnswer> {
  const [{ total, ...page }, all] = await Promise.all([
    firstStepOf(strapi, name, asked),
    countOf(tableOf(strapi, lists[name])),
  ])
  return { ...page, total: total ?? all, all }
}
