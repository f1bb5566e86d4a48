import { type SavedDatesQuery, savedDatesQuery } from '@krono/contract'
import { firstValue } from '@/base/routing/search-params'
import { pageSizes } from './address'

type Query = Record<string, string | string[] | undefined>

const parts = ['search', 'group', 'page', 'pageSize', 'sort'] as const

/** The view of an address; an invalid parameter counts as missing. */
export function readView(query: Query): SavedDatesQuery {
  const parameters = parts.flatMap((part) => {
    const value = firstValue(query[part])
    return value === '' ? [] : [[part, value] as const]
  })
  const parsed = savedDatesQuery.safeParse(Object.fromEntries(parameters))
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]))
  const good = parameters.filter(([part]) => !wrong.has(part))
  const view = savedDatesQuery.parse(Object.fromEntries(good))
  return pageSizes.some((size) => size === view.pageSize) ? view : { ...view, pageSize: 25 }
}
