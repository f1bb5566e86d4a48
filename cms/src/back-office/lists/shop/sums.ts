import type { Query } from '../definition'

const paid = (tie: string, what: string) =>
  `(SELECT ${what} FROM orders o WHERE ${tie} AND o.paid_at IS NOT NULL)`

const of = (currency: string) =>
  `SUM(CASE WHEN o.currency = '${currency}' THEN o.amount - o.refunded_amount END)`

/** What stayed of paid orders after refunds, and how many they are: of those that SQL ties to a row of the list. */
export const withRevenue = (rows: Query, tie: string): Query =>
  rows.select(
    rows.client.raw(`${paid(tie, of('huf'))} AS revenue_huf`),
    rows.client.raw(`${paid(tie, of('gbp'))} AS revenue_gbp`),
    rows.client.raw(`${paid(tie, 'COUNT(*)')} AS paid_count`),
  )

export const revenueColumns = { huf: 'revenue_huf', gbp: 'revenue_gbp' } as const
