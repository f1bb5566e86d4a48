import type { ListAnswer, ListName } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lists } from './all-lists'
import type { Query } from './definition'
import { firstStepOf, type Step } from './read-step'
import { narrowsAny, rowsOf, tableOf } from './where-of'

/** A page of a list, with how many there are; throws AppError for what the list does not have. */
export async function readPage(
  strapi: Core.Strapi,
  name: ListName,
  asked: Step,
): Promise<ListAnswer> {
  const { total, ...page } = await firstStepOf(strapi, name, asked)
  const all = await countOf(tableOf(strapi, lists[name]))
  const many = () => (narrowsAny(asked) ? countOf(rowsOf(strapi, name, asked)) : all)
  return { ...page, total: total ?? (await many()), all }
}

export async function countOf(rows: Query): Promise<number> {
  const [row]: { count?: number | string }[] = await rows.count({ count: '*' })
  return Number(row?.count ?? 0)
}
