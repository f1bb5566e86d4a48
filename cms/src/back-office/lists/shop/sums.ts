import type { Money } from '@krono/contract'
import { amountsOf } from '../cells'
import type { Found, Query } from '../definition'

const of = (currency: string) =>
  `COALESCE(SUM(CASE WHEN o.currency = '${currency}' THEN o.amount - o.refunded_amount END), 0)`

/** In one text, as both databases can say it, so that each order is read once. */
const sums = `${of('huf')} || ' ' || ${of('gbp')} || ' ' || COUNT(*)`

/**
 * What stayed after refunds of orders that brought what they should, as sales count them (decision 203), and how many
 * they are: of those that SQL ties to a row of the list.
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
