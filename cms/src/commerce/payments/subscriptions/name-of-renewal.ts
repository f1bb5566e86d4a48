import type { Core } from '@strapi/strapi'
import { type OrderRow, orderUid } from '../../orders/order-row'
import type { SubscriptionRow } from './subscription-row'

type Renewed = Pick<OrderRow, 'subscriptionId' | 'productKey'>

/** Name of a subscription's product, if it was not stored with it: the name in its last order. */
export async function nameOfRenewal({ db }: Core.Strapi, where: Renewed): Promise<string> {
  const order: OrderRow | null = await db
    .query(orderUid)
    .findOne({ where, orderBy: { id: 'desc' } })
  return order?.productName ?? where.productKey
}

/** The same for a subscription: the agreed name, independent of the current catalogue. */
export const nameOfSubscription = async (
  strapi: Core.Strapi,
  { productName, productKey, stripeId: subscriptionId }: SubscriptionRow,
): Promise<string> => productName ?? nameOfRenewal(strapi, { subscriptionId, productKey })
