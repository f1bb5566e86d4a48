import type { Currency, Plan } from '@krono/contract'
import { datedStates, owingStates } from '../../commerce/payments/subscriptions/subscription-row'
import { env } from '../../platform/lib/env'
import { type Database, numberIn, type Row } from './in-steps'
import { midnight } from './periods'

const inWords = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

/** Excludes subscriptions without a first charge, whatever their status at Stripe. */
const begun = `s.status NOT IN ('incomplete', 'incomplete_expired') AND EXISTS (
  SELECT 1 FROM orders o WHERE o.subscription_id = s.stripe_id AND o.paid_at IS NOT NULL)`

/** Started before an instant and not ended by then. */
const activeAt = (at: string) =>
  `s.created_at < ${at} AND (s.ended_at IS NULL OR s.ended_at >= ${at})`

/** Summed for the year and rounded once. */
const yearly = "CASE WHEN s.plan = 'yearly' THEN s.amount ELSE s.amount * 12 END"
const monthsOfYear = 12

/** Groups of subscriptions to count: a `paused` one is not charged. */
const groups = {
  now: `s.status <> 'paused' AND ${activeAt(':at')}`,
  before: `s.status <> 'paused' AND ${activeAt(':since')}`,
  /** Of the current ones: those with a failed charge, and those set to end. */
  owing: `s.status IN (${inWords(owingStates)}) AND s.created_at < :at`,
  ending: `s.cancel_at_period_end AND s.status IN (${inWords(datedStates)}) AND s.created_at < :at`,
  /** Active thirty days ago, and of them those ended since; the same for the thirty days before. */
  had: activeAt(':since'),
  lost: `${activeAt(':since')} AND s.ended_at < :at`,
  hadBefore: activeAt(':earlier'),
  lostBefore: `${activeAt(':earlier')} AND s.ended_at < :since`,
} as const

type Group = keyof typeof groups

const sums = Object.entries(groups).map(
  ([
    group,
    condition,
  ]) => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END) AS ${group.toLowerCase()}_count,
    SUM(CASE WHEN ${condition} THEN ${yearly} ELSE 0 END) AS ${group.toLowerCase()}_yearly`,
)

export type Recurring = { monthly: number; count: number }

const churnMs = 30 * 86_400_000

/** The start of the period that churn is counted over. */
const churnBefore = (at: Date) => new Date(at.getTime() - churnMs)

/**
 * Monthly revenue of subscriptions at current prices, and how many ended; in one scan, because whether each was ever
 * paid is looked up in its orders.
 *
 * @param plan only this plan
 */
export async function subscribersAt(database: Database, at: Date, plan?: Plan) {
  const since = churnBefore(at)
  const statement = `(SELECT s.currency, ${sums.join(', ')} FROM subscriptions s
    WHERE (s.ended_at IS NULL OR s.ended_at >= :earlier) AND ${begun}${plan ? ` AND s.plan = '${plan}'` : ''} GROUP BY s.currency) AS answer`
  const bindings = { at, since, earlier: churnBefore(since) }
  const rows: Row[] = await database.select('*').from(database.raw(statement, bindings))
  const countOf = (group: Group) =>
    rows.reduce((sum, row) => sum + numberIn(row, `${group.toLowerCase()}_count`), 0)
  return {
    recurring(currency: Currency, group: 'now' | 'before' | 'owing' | 'ending'): Recurring {
      const row = rows.find((one) => one.currency === currency) ?? {}
      const monthly = Math.round(numberIn(row, `${group}_yearly`) / monthsOfYear)
      return { monthly, count: numberIn(row, `${group}_count`) }
    },
    churn: {
      now: { had: countOf('had'), lost: countOf('lost') },
      before: { had: countOf('hadBefore'), lost: countOf('lostBefore') },
    },
  }
}

/** By month of start: how many were still active at the end of each later month. */
export async function cohortsOf(database: Database, months: readonly string[]) {
  const instants = months.map((day) => midnight(day, env.TIME_ZONE))
  const monthOf = (column: string) =>
    `CASE ${months
      .slice(1)
      .map((_, month) => `WHEN ${column} < :end${month} THEN ${month}`)
      .join(' ')} END`
  const ends = Object.fromEntries(instants.slice(1).map((end, month) => [`end${month}`, end]))
  const statement = `(SELECT ${monthOf('s.created_at')} AS began, ${monthOf('s.ended_at')} AS ended, COUNT(*) AS counted
    FROM subscriptions s WHERE s.created_at >= :since AND s.created_at < :until AND ${begun} GROUP BY 1, 2) AS answer`
  const bindings = { ...ends, since: instants[0], until: instants.at(-1) }
  const rows: Row[] = await database.select('*').from(database.raw(statement, bindings))
  return months.slice(0, -1).map((month, step) => {
    const cohort = rows.filter((row) => numberIn(row, 'began') === step)
    const sum = (some: readonly Row[]) =>
      some.reduce((all, row) => all + numberIn(row, 'counted'), 0)
    const began = sum(cohort)
    const left = months.slice(step, -1).map((_, after) => {
      const isOver = (row: Row) => row.ended !== null && numberIn(row, 'ended') <= step + after
      return began - sum(cohort.filter(isOver))
    })
    return { month, began, left }
  })
}
