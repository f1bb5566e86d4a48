import type { Currency, Plan } from '@krono/contract'
import { datedStates, owingStates } from '../../payments/subscription-row'
import { type Database, inSteps, numberIn, type Row } from './in-steps'

const inWords = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

/** Not one whose first charge never came, whatever Stripe calls it while a bank is slow, and after it refused. */
const begun = `s.status NOT IN ('incomplete', 'incomplete_expired') AND EXISTS (
  SELECT 1 FROM orders o WHERE o.subscription_id = s.stripe_id AND o.paid_at IS NOT NULL)`

/** Begun before an instant, and not over by then; one that rests (`paused`) is charged nothing. */
const goesOn = `${begun} AND s.status <> 'paused'
  AND s.created_at < :at AND (s.ended_at IS NULL OR s.ended_at >= :at)`

/** Over the whole year: rounded once. */
const monthly = `SUM(CASE WHEN s.plan = 'yearly' THEN s.amount ELSE s.amount * 12 END)`

const monthsOfYear = 12

export type Recurring = { monthly: number; count: number }

async function recurringOf(database: Database, condition: string, at: Date) {
  const statement = `(SELECT s.currency, COUNT(*) AS counted, ${monthly} AS yearly
    FROM subscriptions s WHERE ${condition} GROUP BY s.currency) AS answer`
  const rows: Row[] = await database.select('*').from(database.raw(statement, { at }))
  return (currency: Currency): Recurring => {
    const row = rows.find((one) => one.currency === currency) ?? {}
    return {
      monthly: Math.round(numberIn(row, 'yearly') / monthsOfYear),
      count: numberIn(row, 'counted'),
    }
  }
}

/** Of one plan; of all of them without. */
const ofPlan = (plan: Plan | undefined) => (plan ? ` AND s.plan = '${plan}'` : '')

/** What subscriptions bring in a month, at an instant; at the prices that they have today. */
export const recurringAt = (database: Database, at: Date, plan?: Plan) =>
  recurringOf(database, goesOn + ofPlan(plan), at)

/** Of those of today: whose charge failed, and those that end by themselves. */
export const owingNow = (database: Database, at: Date) =>
  recurringOf(
    database,
    `${begun} AND s.status IN (${inWords(owingStates)}) AND s.created_at < :at`,
    at,
  )
export const endingNow = (database: Database, at: Date) =>
  recurringOf(
    database,
    `s.cancel_at_period_end AND ${begun} AND s.status IN (${inWords(datedStates)})
      AND s.created_at < :at`,
    at,
  )

const churnMs = 30 * 86_400_000

/** As long before an instant as churn is counted over. */
export const churnBefore = (at: Date) => new Date(at.getTime() - churnMs)

/** Of those who went on thirty days before an instant, how many did not any more. */
export async function churnAt(database: Database, at: Date, plan?: Plan) {
  const since = churnBefore(at)
  const statement = `(SELECT COUNT(*) AS had,
      SUM(CASE WHEN s.ended_at < :at THEN 1 ELSE 0 END) AS lost
    FROM subscriptions s
    WHERE ${begun} AND s.created_at < :since AND (s.ended_at IS NULL OR s.ended_at >= :since)
      ${ofPlan(plan)}) AS answer`
  const rows: Row[] = await database.select('*').from(database.raw(statement, { at, since }))
  const row = rows[0] ?? {}
  return { had: numberIn(row, 'had'), lost: numberIn(row, 'lost') }
}

/** By the months in which they began: how many went on at the end of each month since. */
export async function cohortsOf(database: Database, months: readonly string[]) {
  const rows = await inSteps(
    database,
    months,
    `SELECT b.step AS began, e.step AS ended, COUNT(*) AS counted
     FROM steps b JOIN subscriptions s ON s.created_at >= b.since AND s.created_at < b.until
     LEFT JOIN steps e ON s.ended_at >= e.since AND s.ended_at < e.until
     WHERE ${begun} GROUP BY b.step, e.step`,
  )
  return months.slice(0, -1).map((month, step) => {
    const own = rows.filter((row) => numberIn(row, 'began') === step)
    const sum = (some: readonly Row[]) =>
      some.reduce((all, row) => all + numberIn(row, 'counted'), 0)
    const began = sum(own)
    const left = months.slice(step, -1).map((_, after) => {
      const isOver = (row: Row) => row.ended !== null && numberIn(row, 'ended') <= step + after
      return began - sum(own.filter(isOver))
    })
    return { month, began, left }
  })
}
