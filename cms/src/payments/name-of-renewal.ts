import type { Core } from '@strapi/strapi'
import { type OrderRow, orderUid } from '../orders/order-row'

type Renewed = Pick<OrderRow, 'subscriptionId' | 'productKey'>

/** How a subscription's product is called, where that was not written down with it: as it was ordered last. */
export async function nameOfRenewal({ db }: Core.Strapi, where: Renewed): Promise<string> {
  const order: OrderRow | null = await db
    .query(orderUid)
    .findOne({ where, orderBy: { id: 'desc' } })
  return order?.productName ?? where.productKey
}
