import { calculatorPage, funnelSteps } from '@krono/contract'
import { env } from '../../platform/lib/env'
import { type Database, numberIn, type Row } from './in-steps'
import { midnight } from './periods'

/** Counts of the steps towards a payment between two days, not linked by user. */
const statements = [
  `SELECT SUM(count) AS calculated FROM page_views
    WHERE path = :page AND day >= :from AND day < :end`,
  `SELECT COUNT(*) AS registered, SUM(CASE WHEN confirmed THEN 1 ELSE 0 END) AS confirmed FROM up_users
    WHERE confirmed IN (TRUE, FALSE) AND created_at >= :since AND created_at < :before`,
  `SELECT COUNT(*) AS opened, COUNT(fulfilled_at) AS paid FROM orders
    WHERE kind = 'checkout' AND created_at >= :since AND created_at < :before`,
] as const

/** From a day to the one before another. */
export async function funnelOf(database: Database, from: string, end: string) {
  const bindings = {
    page: calculatorPage,
    from,
    end,
    since: midnight(from, env.TIME_ZONE),
    before: midnight(end, env.TIME_ZONE),
  }
  const found: Row[] = []
  for (const statement of statements)
    found.push(
      ...(await database.select('*').from(database.raw(`(${statement}) AS answer`, bindings))),
    )
  const counts: Row = Object.assign({}, ...found)
  return funnelSteps.map((step) => ({ step, count: numberIn(counts, step) }))
}
