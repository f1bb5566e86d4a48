import { type AnalyticsAnswer, mostVisitRows, timeSteps } from '@krono/contract'
import { sumsTable } from '../../library/page-views/add-visit-sums'
import { type Database, numberIn, type Row } from '../sales/in-steps'
import type { Span } from './spans'

/** How many responses took up to `limit` ms, and their whole time. */
export type TimeStep = { limit: number; count: number; total: number }

const sumBy = (steps: readonly TimeStep[], of: 'count' | 'total') =>
  steps.reduce((sum, step) => sum + step[of], 0)

/**
 * The time below which a share of all responses is, in ms. Within a step responses are taken as evenly spread; above the
 * last step as its mean.
 */
export function timeBelow(steps: readonly TimeStep[], share: number): number {
  const wanted = sumBy(steps, 'count') * share
  let passed = 0
  for (const { limit, count, total } of steps.toSorted((one, other) => one.limit - other.limit)) {
    if (count === 0 || passed + count < wanted) {
      passed += count
      continue
    }
    if (limit === Number.POSITIVE_INFINITY) return Math.round(total / count)
    const begin = timeSteps[timeSteps.findIndex((one) => one >= limit) - 1] ?? 0
    return Math.round(begin + ((wanted - passed) / count) * (limit - begin))
  }
  return 0
}

/** The slowest pages of a period. */
export async function slowestPages(
  database: Database,
  { from, end }: Span,
): Promise<AnalyticsAnswer['times']> {
  const rows: Row[] = await database(sumsTable)
    .where({ kind: 'time' })
    .where('day', '>=', from)
    .where('day', '<', end)
    .groupBy('value', 'detail')
    .select('value', 'detail')
    .sum({ count: 'count', total: 'total' })
  const pages = new Map<string, TimeStep[]>()
  for (const row of rows) {
    const path = String(row.value)
    const limit = Number(row.detail || Number.POSITIVE_INFINITY)
    const step = { limit, count: numberIn(row, 'count'), total: numberIn(row, 'total') }
    pages.set(path, [...(pages.get(path) ?? []), step])
  }
  return [...pages]
    .map(([path, steps]) => ({
      path,
      count: sumBy(steps, 'count'),
      mean: Math.round(sumBy(steps, 'total') / sumBy(steps, 'count')),
      half: timeBelow(steps, 0.5),
      most: timeBelow(steps, 0.95),
    }))
    .toSorted((one, other) => other.most - one.most || (one.path < other.path ? -1 : 1))
    .slice(0, mostVisitRows)
}
