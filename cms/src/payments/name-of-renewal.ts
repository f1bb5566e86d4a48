import type { Core } from '@strapi/strapi'
import { type OrderRow, orderUid } from '../orders/order-row'
import type { SubscriptionRow } from './subscription-row'

type Renewed = Pick<OrderRow, 'subscriptionId' | 'productKey'>

/** How a subscription's product is called, where that was not written down with it: as it was ordered last. */
export async function nameOfRenewal({ db }: Core.Strapi, where: Renewed): Promise<string> {
  const order: OrderRow | null = await db
    .query(orderUid)
    .findOne({ where, orderBy: { id: 'desc' } })
  return order?.productName ?? where.productKey
}

/** The same of a subscription: as it was agreed, whatever the catalogue says today. */
export const nameOfSubscription = async (
  strapi: Core.Strapi,
  { productName, productKey, stripeId: subscriptionId }: SubscriptionRow,
): Promise<string> => productName ?? nameOfRenewal(strapi, { subscriptionId, productKey })
