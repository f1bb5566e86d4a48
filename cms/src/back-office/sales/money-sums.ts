import type { Currency, MoneySums, OrderedKey } from '@krono/contract'
import { type Database, inSteps, numberIn, type Row } from './in-steps'

/** What came and went back in a step, of a product. */
export type Moved = MoneySums & { step: number; currency: Currency; product: OrderedKey }

export const noSums: MoneySums = {
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

export const add = (one: MoneySums, other: MoneySums): MoneySums => {
  const sums = names.map((name) => [name, one[name] + other[name]])
  return Object.fromEntries(sums)
}

const where = 'step, o.currency, o.product_key'
const one = (condition: string) => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`

/** Orders that brought what they should, by the day on which they were paid. */
const charges = `
  SELECT ${where}, COUNT(*) AS orders, ${one('o.amount = 0')} AS free,
    ${one("o.kind = 'renewal'")} AS renewals,
    ${one('EXISTS (SELECT 1 FROM gifts g WHERE g.order_id = o.id)')} AS gifts,
    SUM(o.amount) AS charged, SUM(o.discount) AS discount, ${one('o.discount > 0')} AS discounted,
    SUM(CASE WHEN o.state = 'disputed' THEN o.amount - o.refunded_amount ELSE 0 END) AS disputed
  FROM steps JOIN orders o ON o.paid_at >= since AND o.paid_at < until
  WHERE o.fulfilled_at IS NOT NULL GROUP BY ${where}`

/** What went back of them, by the day on which its credit was written; one that was taken back counts against it. */
const returns = `
  SELECT ${where}, -SUM(r.amount) AS returned
  FROM steps JOIN receipts r ON r.issued_at >= since AND r.issued_at < until
  JOIN orders o ON o.id = r.order_id
  WHERE r.kind = 'credit' AND o.fulfilled_at IS NOT NULL GROUP BY ${where}`

function movedOf(row: Row): Moved {
  const sums = Object.fromEntries(names.map((name) => [name, numberIn(row, name)]))
  return {
    ...(sums as MoneySums),
    net: numberIn(row, 'charged') - numberIn(row, 'returned'),
    step: numberIn(row, 'step'),
    currency: row.currency as Currency,
    product: row.product_key as OrderedKey,
  }
}

export async function moneyMoved(database: Database, bounds: readonly string[]): Promise<Moved[]> {
  const rows = [
    ...(await inSteps(database, bounds, charges)),
    ...(await inSteps(database, bounds, returns)),
  ]
  return rows.map(movedOf)
}

/** Whoever has no account, or left, is told apart by address or order. */
const buyer = `CASE WHEN o.user_id IS NOT NULL THEN 'user ' || o.user_id
  WHEN o.buyer_email IS NOT NULL THEN lower(o.buyer_email) ELSE 'order ' || o.id END`

/** What cannot be added up from steps: each counts once in the whole of it. */
export async function countPeople(database: Database, [first, ...rest]: readonly string[]) {
  const whole = [first ?? '', rest.at(-1) ?? '']
  const buyers = await inSteps(
    database,
    whole,
    `SELECT o.currency, COUNT(DISTINCT ${buyer}) AS counted
     FROM steps JOIN orders o ON o.paid_at >= since AND o.paid_at < until
     WHERE o.fulfilled_at IS NOT NULL AND o.amount > 0 GROUP BY o.currency`,
  )
  const returned = await inSteps(
    database,
    whole,
    `SELECT currency, COUNT(*) AS counted FROM (
       SELECT o.id, o.currency FROM steps
       JOIN receipts r ON r.issued_at >= since AND r.issued_at < until
       JOIN orders o ON o.id = r.order_id
       WHERE r.kind = 'credit' AND o.fulfilled_at IS NOT NULL
       GROUP BY o.id, o.currency HAVING SUM(r.amount) < 0
     ) AS touched GROUP BY currency`,
  )
  const countIn = (rows: readonly Row[]) => (currency: Currency) =>
    numberIn(rows.find((row) => row.currency === currency) ?? {}, 'counted')
  return { buyersIn: countIn(buyers), returnedIn: countIn(returned) }
}
