import { calculatorPage, type funnelSteps } from '@krono/contract'
import { env } from '../../lib/env'
import { type Database, numberIn, type Row } from './in-steps'
import { midnight } from './periods'

type Step = (typeof funnelSteps)[number]

/** What happened between two days, of each step towards a payment. Sums, not the ways of single people. */
const counted: Readonly<Record<Step, string>> = {
  calculated: `SELECT SUM(count) AS counted FROM page_views
    WHERE path = :page AND day >= :from AND day < :end`,
  registered: `SELECT COUNT(*) AS counted FROM up_users
    WHERE confirmed IN (TRUE, FALSE) AND created_at >= :since AND created_at < :before`,
  confirmed: `SELECT COUNT(*) AS counted FROM up_users
    WHERE confirmed = TRUE AND created_at >= :since AND created_at < :before`,
  opened: `SELECT COUNT(*) AS counted FROM orders
    WHERE kind = 'checkout' AND created_at >= :since AND created_at < :before`,
  paid: `SELECT COUNT(*) AS counted FROM orders
    WHERE kind = 'checkout' AND fulfilled_at IS NOT NULL AND created_at >= :since AND created_at < :before`,
}

/** From a day up to the one before another. */
export async function funnelOf(database: Database, from: string, end: string) {
  const given = {
    page: calculatorPage,
    from,
    end,
    since: midnight(from, env.TIME_ZONE),
    before: midnight(end, env.TIME_ZONE),
  }
  const steps: { step: Step; count: number }[] = []
  for (const [step, statement] of Object.entries(counted) as [Step, string][]) {
    const rows: Row[] = await database
      .select('*')
      .from(database.raw(`(${statement}) AS answer`, given))
    steps.push({ step, count: numberIn(rows[0] ?? {}, 'counted') })
  }
  return steps
}
