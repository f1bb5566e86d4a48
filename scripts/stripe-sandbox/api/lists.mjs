import { badParameter, noSuch } from '../errors.mjs'
import { fields, text, whole } from './parameters.mjs'

const seconds = whole({ least: 0 })

/** @type {import('./parameters.mjs').Rule} */
const created = (value, name) =>
  typeof value === 'string'
    ? seconds(value, name)
    : fields({ gt: seconds, gte: seconds, lt: seconds, lte: seconds })(value, name)

/** What every list takes. @type {import('./parameters.mjs').Rules} */
export const listRules = {
  limit: whole({ least: 1, most: 100 }),
  starting_after: text,
  ending_before: text,
}

/** @type {import('./parameters.mjs').Rules} */
export const listRulesWithCreated = { ...listRules, created }

/**
 * @typedef {object} ListParams
 * @property {number} [limit]
 * @property {string} [starting_after]
 * @property {string} [ending_before]
 * @property {number | { gt?: number, gte?: number, lt?: number, lte?: number }} [created]
 */

/** @param {number} time @param {ListParams['created']} range */
function isWithin(time, range) {
  if (range === undefined) return true
  if (typeof range === 'number') return time === range
  const { gt = -1, gte = 0, lt = Number.MAX_SAFE_INTEGER, lte = Number.MAX_SAFE_INTEGER } = range
  return time > gt && time >= gte && time < lt && time <= lte
}

/**
 * A page of a list, the newest first.
 *
 * @param {{ id: string, created?: number }[]} items in the order of their making
 * @param {ListParams} params
 * @param {{ url: string, what: string }} names the list's address, and what Stripe calls one of its items
 */
export function pageOf(items, params, { url, what }) {
  const { limit = 10, starting_after, ending_before } = params
  if (starting_after && ending_before) {
    throw badParameter('Pass either starting_after or ending_before.', 'starting_after')
  }
  const newest = items.filter((item) => isWithin(item.created ?? 0, params.created)).reverse()
  /** @param {string} id @param {string} param */
  const placeOf = (id, param) => {
    const place = newest.findIndex((item) => item.id === id)
    if (place < 0) throw noSuch(what, id, param)
    return place
  }
  const from = starting_after ? placeOf(starting_after, 'starting_after') + 1 : 0
  const to = ending_before ? placeOf(ending_before, 'ending_before') : newest.length
  const first = ending_before ? Math.max(0, to - limit) : from
  const data = newest.slice(first, ending_before ? to : from + limit)
  const hasMore = ending_before ? first > 0 : from + limit < newest.length
  return { object: /** @type {const} */ ('list'), data, has_more: hasMore, url }
}
