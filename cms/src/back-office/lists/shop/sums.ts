import type { Money } from '@krono/contract'
import { amountsOf } from '../cells'
import type { Found, Query } from '../definition'

const of = (currency: string) =>
  `COALESCE(SUM(CASE WHEN o.currency = '${currency}' THEN o.amount - o.refunded_amount END), 0)`

/** As one text, which works in both databases, so that each order is read once. */
const sums = `${of('huf')} || ' ' || ${of('gbp')} || ' ' || COUNT(*)`

/**
 * Revenue net of refunds and count of fulfilled orders, as counted by sales (decision sales-figures), for the orders
 * that `tie` connects to a row of the list.
 */
export const withRevenue = (rows: Query, tie: string): Query =>
  rows.select(
    rows.client.raw(
      `(SELECT ${sums} FROM orders o WHERE ${tie} AND o.fulfilled_at IS NOT NULL) AS revenue`,
    ),
  )

export function revenueOf({ revenue }: Found): { left: Money[]; count: number } {
  const [huf = 0, gbp = 0, count = 0] = String(revenue).split(' ').map(Number)
  return { left: amountsOf({ huf, gbp }, { huf: 'huf', gbp: 'gbp' }), count }
}
