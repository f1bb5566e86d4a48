import type { Core } from '@strapi/strapi'

/**
 * A user's number of orders, paid or not; of the paid and fulfilled ones (decision sales-figures) the number, the net
 * amounts (minor units per currency), and the products.
 */
export type Money = {
  placed: number
  orders: number
  spent_huf: number
  spent_gbp: number
  bought: string
}

export const noMoney: Money = { placed: 0, orders: 0, spent_huf: 0, spent_gbp: 0, bought: '' }

type Connection = Core.Strapi['db']['connection']
type Row = {
  user_id: number
  product_key: string
  placed: string | number
  orders: string | number
  huf: string | number
  gbp: string | number
}

const isPaid = 'fulfilled_at IS NOT NULL'

const spent = (currency: string) =>
  `COALESCE(SUM(CASE WHEN ${isPaid} AND currency = '${currency}' THEN amount - refunded_amount END), 0) AS ${currency}`

/** A product within the text of a user's purchases. */
export const markOf = (product: string) => `|${product}|`

/** By user id; users without orders are missing. */
export async function moneyOf(connection: Connection, ids: readonly number[]) {
  const rows: Row[] = await connection('orders')
    .whereIn('user_id', ids)
    .groupBy('user_id', 'product_key')
    .orderBy(['user_id', 'product_key'])
    .select(
      'user_id',
      'product_key',
      connection.raw(
        `COUNT(*) AS placed, COUNT(fulfilled_at) AS orders, ${spent('huf')}, ${spent('gbp')}`,
      ),
    )
  const found = new Map<number, Money>()
  for (const row of rows) {
    const before = found.get(row.user_id) ?? noMoney
    found.set(row.user_id, {
      placed: before.placed + Number(row.placed),
      orders: before.orders + Number(row.orders),
      spent_huf: before.spent_huf + Number(row.huf),
      spent_gbp: before.spent_gbp + Number(row.gbp),
      bought: before.bought + (Number(row.orders) > 0 ? markOf(row.product_key) : ''),
    })
  }
  return found
}
