import { badParameter, noSuch } from '../errors.ts'
import { fields, type Rule, type Rules, text, whole } from './parameters.ts'

const seconds = whole({ least: 0 })

const created: Rule = (value, name) =>
  typeof value === 'string'
    ? seconds(value, name)
    : fields({ gt: seconds, gte: seconds, lt: seconds, lte: seconds })(value, name)

/** What every list takes. */
export const listRules: Rules = {
  limit: whole({ least: 1, most: 100 }),
  starting_after: text,
  ending_before: text,
}

export const listRulesWithCreated: Rules = { ...listRules, created }

interface ListParams {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: number | { gt?: number; gte?: number; lt?: number; lte?: number }
}

function isWithin(time: number, range: ListParams['created']) {
  if (range === undefined) return true
  if (typeof range === 'number') return time === range
  const { gt = -1, gte = 0, lt = Number.MAX_SAFE_INTEGER, lte = Number.MAX_SAFE_INTEGER } = range
  return time > gt && time >= gte && time < lt && time <= lte
}

/**
 * A page of a list, the newest first.
 *
 * @param items in the order of their making
 * @param names the list's address, and what Stripe calls one of its items
 */
export function pageOf(
  items: { id: string; created?: number }[],
  params: ListParams,
  { url, what }: { url: string; what: string },
) {
  const { limit = 10, starting_after, ending_before } = params
  if (starting_after && ending_before) {
    throw badParameter('Pass either starting_after or ending_before.', 'starting_after')
  }
  const newest = items.filter((item) => isWithin(item.created ?? 0, params.created)).reverse()
  const placeOf = (id: string, param: string) => {
    const place = newest.findIndex((item) => item.id === id)
    if (place < 0) throw noSuch(what, id, param)
    return place
  }
  const from = starting_after ? placeOf(starting_after, 'starting_after') + 1 : 0
  const to = ending_before ? placeOf(ending_before, 'ending_before') : newest.length
  const first = ending_before ? Math.max(0, to - limit) : from
  const data = newest.slice(first, ending_before ? to : from + limit)
  const hasMore = ending_before ? first > 0 : from + limit < newest.length
  return { object: 'list' as const, data, has_more: hasMore, url }
}
