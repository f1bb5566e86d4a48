import { noSuch } from '../errors.ts'
import { fields, type Rules, text, whole } from './parameters.ts'

const seconds = whole({ least: 0 })

/** Parameters of every list. */
export const listRules: Rules = {
  limit: whole({ least: 1, most: 100 }),
  starting_after: text,
}

export const listRulesWithCreated: Rules = {
  ...listRules,
  created: fields({ gte: seconds, lt: seconds }),
}

interface ListParams {
  limit?: number
  starting_after?: string
  created?: { gte?: number; lt?: number }
}

/**
 * A page of a list, the newest first.
 *
 * @param items in the order of their creation
 * @param names the list's address, and Stripe's name of an item
 */
export function pageOf(
  items: { id: string; created?: number }[],
  params: ListParams,
  { url, what }: { url: string; what: string },
) {
  const {
    limit = 10,
    starting_after,
    created: { gte = 0, lt = Number.MAX_SAFE_INTEGER } = {},
  } = params
  const newest = items.filter(({ created = 0 }) => created >= gte && created < lt).reverse()
  const last = newest.findIndex(({ id }) => id === starting_after)
  if (starting_after && last < 0) throw noSuch(what, starting_after, 'starting_after')
  const data = newest.slice(last + 1, last + 1 + limit)
  return { object: 'list' as const, data, has_more: last + 1 + limit < newest.length, url }
}
