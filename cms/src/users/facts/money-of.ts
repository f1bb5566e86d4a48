import type { Core } from '@strapi/strapi'

/** Orders that were paid, and what of them did not go back: minor units, a currency each. */
export type Money = { orders: number; spent_huf: number; spent_gbp: number }

type Connection = Core.Strapi['db']['connection']
type Row = { user_id: number; orders: string | number; huf: string | number; gbp: string | number }

const spent = (currency: string) =>
  `COALESCE(SUM(CASE WHEN currency = '${currency}' THEN amount - refunded_amount END), 0) AS ${currency}`

export async function moneyOf(connection: Connection, ids: readonly number[]) {
  const rows: Row[] = await connection('orders')
    .whereIn('user_id', ids)
    .whereNotNull('paid_at')
    .groupBy('user_id')
    .select('user_id', connection.raw(`COUNT(*) AS orders, ${spent('huf')}, ${spent('gbp')}`))
  return new Map<number, Money>(
    rows.map(({ user_id, orders, huf, gbp }) => [
      user_id,
      { orders: Number(orders), spent_huf: Number(huf), spent_gbp: Number(gbp) },
    ]),
  )
}
