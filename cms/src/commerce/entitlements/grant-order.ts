import { orderedFacts, payLinkKey, productFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { GiftRow } from '../gifts/gift-row'
import type { OrderRow } from '../orders/order-row'
import { findEntitlement } from './entitlement-row'
import { giftModule } from './gift-module'
import { payLinkModule } from './pay-link-module'
import type { GuestOrderModule, Notify, PaidOrder, Prepared } from './product-module'
import { productModules } from './product-modules'

/** The module of a gift or a payment by link; undefined: the order is granted to its payer, by its kind of product. */
export function guestOrderModuleOf(order: OrderRow): GuestOrderModule | undefined {
  if (order.gift) return giftModule
  return order.payLinkId === null ? undefined : payLinkModule
}

/** The module of an order granted to its payer; undefined: of a gift or a payment by link. */
function productModuleOf(order: OrderRow) {
  const { kind } = orderedFacts(order.productKey)
  return guestOrderModuleOf(order) || kind === payLinkKey ? undefined : productModules[kind]
}

/** Whether the payment of an order is accepted; false: it is refunded. In the transaction that fulfils the order. */
export const acceptOrder = async (strapi: Core.Strapi, order: OrderRow): Promise<boolean> =>
  (await (guestOrderModuleOf(order) ?? productModuleOf(order))?.accept?.(strapi, order)) ?? true

/** Prepares what takes long and is independent of the order, before the transaction that fulfils it. */
export const prepareOrder = async (strapi: Core.Strapi, order: OrderRow): Promise<Prepared> =>
  (await productModuleOf(order)?.prepare?.(strapi)) ?? {}

/** Grants what an order paid for, in the transaction that fulfils it; the caller sends the e-mail. */
export async function grantOrder(
  strapi: Core.Strapi,
  order: OrderRow,
  prepared: Omit<PaidOrder, 'order' | 'parent'>,
): Promise<Notify> {
  const { userId, userCouponId } = order
  // What was obtained with a coupon is suspended or revoked with the order that granted the coupon.
  const parent =
    userCouponId === null
      ? undefined
      : await findEntitlement(strapi, { kind: 'coupon', thingId: userCouponId })
  const paid = { ...prepared, order, parent }
  const guestOrder = guestOrderModuleOf(order)
  if (guestOrder) return guestOrder.sell(strapi, paid)
  const product = productModuleOf(order)
  if (userId === null || !product) return async () => undefined
  return product.sell(strapi, { ...paid, userId })
}

/** Grants the content of a gift to its claimant, in the transaction of the claim, with the order's row locked. */
export async function grantClaimed(strapi: Core.Strapi, gift: GiftRow, userId: number) {
  const parent = await findEntitlement(strapi, { kind: 'gift', thingId: gift.id })
  await productModules[productFacts(gift.productKey).kind].give(strapi, { gift, userId, parent })
}
