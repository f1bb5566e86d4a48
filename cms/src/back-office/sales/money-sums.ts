import type { Currency, MoneySums, OrderedKey } from '@krono/contract'
import { type Database, eachInSteps, inSteps, numberIn, type Row } from './in-steps'

/** What came and went back in a step, of a product. */
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

const where = 'step, o.currency, o.product_key'
const one = (condition: string) => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`

/** Orders that brought what they should, by the day on which they were paid: read from the index `orders_sales` alone. */
const charges = `
  SELECT ${where}, COUNT(*) AS orders, ${one('o.amount = 0')} AS free,
    ${one("o.kind = 'renewal'")} AS renewals,
    SUM(o.amount) AS charged, SUM(o.discount) AS discount, ${one('o.discount > 0')} AS discounted,
    SUM(CASE WHEN o.state = 'disputed' THEN o.amount - o.refunded_amount ELSE 0 END) AS disputed
  FROM steps JOIN orders o ON o.paid_at >= since AND o.paid_at < until
  WHERE o.fulfilled_at IS NOT NULL GROUP BY ${where}`

/** Those of them that are gifts, an order each; they are few, and each finds its step by itself. */
const gifts = `
  SELECT o.paid_at AS at, o.currency, o.product_key, 1 AS gifts
  FROM gifts g JOIN orders o ON o.id = g.order_id
  WHERE o.fulfilled_at IS NOT NULL AND o.paid_at >= :since AND o.paid_at < :until`

/** What went back of them, on the day on which its credit was written; one that was taken back counts against it. */
const returns = `
  SELECT r.issued_at AS at, o.currency, o.product_key, -r.amount AS returned
  FROM receipts r JOIN orders o ON o.id = r.order_id
  WHERE r.kind = 'credit' AND o.fulfilled_at IS NOT NULL
    AND r.issued_at >= :since AND r.issued_at < :until`

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
    ...(await eachInSteps(database, bounds, gifts)),
    ...(await eachInSteps(database, bounds, returns)),
  ]
  return rows.map(movedOf)
}

/** How many there are of something in orders that were paid for, in each currency. */
const paidBy = (buyer: string, condition: string) =>
  `SELECT currency, COUNT(*) AS counted FROM (
     SELECT DISTINCT o.currency, ${buyer} AS buyer
     FROM steps JOIN orders o ON o.paid_at >= since AND o.paid_at < until
     WHERE o.fulfilled_at IS NOT NULL AND o.amount > 0 AND ${condition}
   ) AS buyers GROUP BY currency`

const members = paidBy('o.user_id', 'o.user_id IS NOT NULL')

/** Whoever has no account, or left, is told apart by address or order. */
const guests = paidBy(
  "CASE WHEN o.buyer_email IS NOT NULL THEN lower(o.buyer_email) ELSE 'order ' || o.id END",
  'o.user_id IS NULL',
)

/** Orders of which something went back and stayed away. */
const touched = `
  SELECT currency, COUNT(*) AS counted FROM (
    SELECT o.id, o.currency FROM steps
    JOIN receipts r ON r.issued_at >= since AND r.issued_at < until
    JOIN orders o ON o.id = r.order_id
    WHERE r.kind = 'credit' AND o.fulfilled_at IS NOT NULL
    GROUP BY o.id, o.currency HAVING SUM(r.amount) < 0
  ) AS touched GROUP BY currency`

/** What cannot be added up from steps: each counts once in the whole of it. */
export async function countPeople(database: Database, [first, ...rest]: readonly string[]) {
  const whole = [first ?? '', rest.at(-1) ?? '']
  const count = (select: string) => inSteps(database, whole, select)
  const own = await count(members)
  const others = await count(guests)
  const returned = await count(touched)
  const countIn = (rows: readonly Row[], currency: Currency) =>
    numberIn(rows.find((row) => row.currency === currency) ?? {}, 'counted')
  return {
    buyersIn: (currency: Currency) => countIn(own, currency) + countIn(others, currency),
    returnedIn: (currency: Currency) => countIn(returned, currency),
  }
}
