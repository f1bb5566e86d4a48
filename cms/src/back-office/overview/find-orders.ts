import { canonicalEmail, type Found, mostFound, type OrderState } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { orderTable } from '../../commerce/orders/order-row'
import { readsOf } from '../../platform/database/reads/reads'

/** Ids of an order, ours and Stripe's; each has an index. */
const names = ['document_id', 'payment_intent_id', 'session_id', 'invoice_id', 'subscription_id']

type Row = {
  id: string
  product: string
  amount: number
  currency: 'huf' | 'gbp'
  state: OrderState
  buyer: string | null
  email: string | null
  at: Date | number
}

/** Orders by receipt number, whole buyer address, or an id of ours or Stripe's; newest first. */
export async function findOrders(strapi: Core.Strapi, q: string) {
  const connection = readsOf(strapi)
  const ids = await Promise.all([
    ...names.map((name) =>
      connection(orderTable).where(name, q).orderBy('id', 'desc').limit(mostFound).pluck('id'),
    ),
    connection('receipts').where({ number: q.toUpperCase() }).pluck('order_id'),
    connection(orderTable)
      .where({ buyer_email: canonicalEmail(q) })
      .orderBy('id', 'desc')
      .limit(mostFound)
      .pluck('id'),
  ])
  const rows: Row[] = await connection(`${orderTable} as o`)
    .leftJoin('up_users as u', 'u.id', 'o.user_id')
    .whereIn('o.id', ids.flat())
    .select('o.amount', 'o.currency', 'o.state')
    .select({ id: 'o.document_id', product: 'o.product_name', at: 'o.created_at' })
    .select({ buyer: 'o.buyer_email', email: 'u.email' })
    .orderBy('o.id', 'desc')
    .limit(mostFound)
  return rows.map(
    ({ id, product, amount, currency, state, buyer, email, at }): Found['orders'][number] => ({
      ...{ id, product, state, paid: { amount, currency }, buyer: email ?? buyer ?? '' },
      at: new Date(at).toISOString(),
    }),
  )
}
