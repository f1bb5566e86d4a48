import { type Currency, currencies, type MoneySums, type OrderedKey } from '@krono/contract'
import { env } from '../../platform/lib/env'
import { columnsOf, daysTable, sumsOf } from './days/sums'
import { type Database, eachInSteps, inSteps, numberIn, type Row } from './in-steps'
import { midnight } from './periods'

/** Charges and refunds of a product in a step. */
export type Moved = MoneySums & { step: number; currency: Currency; product: OrderedKey }

const noSums: MoneySums = {
  orders: 0,
  free: 0,
  renewals: 0,
  gifts: 0,
  charged: 0,
  returned: 0,
  net: 0,
  discount: 0,
  discounted: 0,
  disputed: 0,
}

const names = Object.keys(noSums) as (keyof MoneySums)[]

export function sumOf(rows: readonly MoneySums[]): MoneySums {
  const sum = { ...noSums }
  for (const row of rows) for (const name of names) sum[name] += row[name]
  return sum
}

const isPostgres = ({ client }: Database) => client.dialect === 'postgresql'

/**
 * Fulfilled orders by day of payment, from the sums of days. Each step reads its own range of an index: PostgreSQL must
 * not flatten the subquery (hence OFFSET), or it compares every day with every step.
 */
const chargesOn = (database: Database) => `
  SELECT step, d.currency, d.product_key, ${sumsOf(columnsOf('d'))}
  FROM steps JOIN ${
    isPostgres(database)
      ? `LATERAL (SELECT * FROM ${daysTable} WHERE at >= since AND at < until OFFSET 0) d ON TRUE`
      : `${daysTable} d ON d.at >= since AND d.at < until`
  }
  GROUP BY step, d.currency, d.product_key`

/**
 * The gifts among them, which are few: PostgreSQL looks them up if given as an array; with a join it reads all orders.
 */
const giftsOn = (database: Database) => `
  SELECT o.paid_at AS at, o.currency, o.product_key, 1 AS gifts FROM orders o
  WHERE o.id ${isPostgres(database) ? '= ANY(ARRAY(SELECT order_id FROM gifts))' : 'IN (SELECT order_id FROM gifts)'}
    AND o.fulfilled_at IS NOT NULL AND o.paid_at >= :since AND o.paid_at < :until`

/** Refunds of them, by the day of the credit note; a reversed refund counts against it. */
const returns = `
  SELECT r.issued_at AS at, o.currency, o.product_key, -r.amount AS returned
  FROM receipts r JOIN orders o ON o.id = r.order_id
  WHERE r.kind = 'credit' AND o.fulfilled_at IS NOT NULL
    AND r.issued_at >= :since AND r.issued_at < :until`

// Written out: with computed names thousands of rows take ten times as long.
const movedOf = (row: Row): Moved => ({
  step: numberIn(row, 'step'),
  currency: row.currency as Currency,
  product: row.product_key as OrderedKey,
  orders: numberIn(row, 'orders'),
  free: numberIn(row, 'free'),
  renewals: numberIn(row, 'renewals'),
  gifts: numberIn(row, 'gifts'),
  charged: numberIn(row, 'charged'),
  returned: numberIn(row, 'returned'),
  net: numberIn(row, 'charged') - numberIn(row, 'returned'),
  discount: numberIn(row, 'discount'),
  discounted: numberIn(row, 'discounted'),
  disputed: numberIn(row, 'disputed'),
})

export async function moneyMoved(database: Database, bounds: readonly string[]): Promise<Moved[]> {
  const rows = [
    ...(await inSteps(database, bounds, chargesOn(database))),
    ...(await eachInSteps(database, bounds, { select: giftsOn(database), sum: 'gifts' })),
    ...(await eachInSteps(database, bounds, { select: returns, sum: 'returned' })),
  ]
  return rows.map(movedOf)
}

const within = (period: string) =>
  `MAX(CASE WHEN o.paid_at >= :${period}_since AND o.paid_at < :${period}_until THEN 1 ELSE 0 END)`

/** Members who paid in one period or the other, in one scan of one index. */
const members = currencies
  .map(
    (
      currency,
    ) => `SELECT '${currency}' AS currency, SUM(in_now) AS now, SUM(in_before) AS before FROM (
       SELECT ${within('now')} AS in_now, ${within('before')} AS in_before FROM orders o
       WHERE o.currency = '${currency}' AND o.fulfilled_at IS NOT NULL AND o.amount > 0 AND o.user_id IS NOT NULL
       GROUP BY o.user_id
     ) AS ${currency}_members`,
  )
  .join(' UNION ALL ')

/** Buyers without an account are counted by address, erased ones by order. */
const guests = `
  SELECT currency, COUNT(*) AS counted FROM (
    SELECT DISTINCT o.currency,
      CASE WHEN o.buyer_email IS NOT NULL THEN lower(o.buyer_email) ELSE 'order ' || o.id END AS buyer
    FROM steps JOIN orders o ON o.paid_at >= since AND o.paid_at < until
    WHERE o.fulfilled_at IS NOT NULL AND o.amount > 0 AND o.user_id IS NULL
  ) AS buyers GROUP BY currency`

/** Orders with a refund that was not reversed. */
const touched = `
  SELECT currency, COUNT(*) AS counted FROM (
    SELECT o.id, o.currency FROM steps
    JOIN receipts r ON r.issued_at >= since AND r.issued_at < until
    JOIN orders o ON o.id = r.order_id
    WHERE r.kind = 'credit' AND o.fulfilled_at IS NOT NULL
    GROUP BY o.id, o.currency HAVING SUM(r.amount) < 0
  ) AS touched GROUP BY currency`

type Period = readonly string[]

const endsOf = ([first = '', ...rest]: Period) => [first, rest.at(-1) ?? ''] as const

async function countMembers(database: Database, now: Period, before: Period): Promise<Row[]> {
  const at = (day: string) => midnight(day, env.TIME_ZONE)
  const [[nowSince, nowUntil], [beforeSince, beforeUntil]] = [endsOf(now), endsOf(before)]
  const bindings = {
    ...{ now_since: at(nowSince), now_until: at(nowUntil) },
    ...{ before_since: at(beforeSince), before_until: at(beforeUntil) },
  }
  return database.select('*').from(database.raw(`(${members}) AS answer`, bindings))
}

/** Counts that cannot be summed from steps: each user counts once in the whole period. */
export async function countPeople(database: Database, now: Period, before: Period) {
  const memberCounts = await countMembers(database, now, before)
  const countIn = (rows: readonly Row[], currency: Currency, column: string) =>
    numberIn(rows.find((row) => row.currency === currency) ?? {}, column)
  const peopleOf = async (period: Period, column: 'now' | 'before') => {
    const others = await inSteps(database, endsOf(period), guests)
    const returned = await inSteps(database, endsOf(period), touched)
    return {
      buyersIn: (currency: Currency) =>
        countIn(memberCounts, currency, column) + countIn(others, currency, 'counted'),
      returnedIn: (currency: Currency) => countIn(returned, currency, 'counted'),
    }
  }
  return { now: await peopleOf(now, 'now'), before: await peopleOf(before, 'before') }
}
