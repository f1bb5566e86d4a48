import type { Core } from '@strapi/strapi'

/** Orders that were paid and brought what they should (decision 203), what of them did not go back (minor units, a currency each), and of which products. */
export type Money = { orders: number; spent_huf: number; spent_gbp: number; bought: string }

export const noMoney: Money = { orders: 0, spent_huf: 0, spent_gbp: 0, bought: '' }

type Connection = Core.Strapi['db']['connection']
type Row = {
  user_id: number
  product_key: string
  orders: string | number
  huf: string | number
  gbp: string | number
}

const spent = (currency: string) =>
  `COALESCE(SUM(CASE WHEN currency = '${currency}' THEN amount - refunded_amount END), 0) AS ${currency}`

/** How a product stands among those that somebody bought. */
export const markOf = (product: string) => `|${product}|`

/** By the user's number; who bought nothing is not in it. */
export async function moneyOf(connection: Connection, ids: readonly number[]) {
  const rows: Row[] = await connection('orders')
    .whereIn('user_id', ids)
    .whereNotNull('fulfilled_at')
    .groupBy('user_id', 'product_key')
    .orderBy(['user_id', 'product_key'])
    .select(
      'user_id',
      'product_key',
      connection.raw(`COUNT(*) AS orders, ${spent('huf')}, ${spent('gbp')}`),
    )
  const found = new Map<number, Money>()
  for (const row of rows) {
    const before = found.get(row.user_id) ?? noMoney
    found.set(row.user_id, {
      orders: before.orders + Number(row.orders),
      spent_huf: before.spent_huf + Number(row.huf),
      spent_gbp: before.spent_gbp + Number(row.gbp),
      bought: before.bought + markOf(row.product_key),
    })
  }
  return found
}
