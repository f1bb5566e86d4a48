import { orderedFacts, payLinkKey, productFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { addGift } from '../gifts/add-gift'
import { notifyGiver } from '../gifts/gift-emails'
import type { GiftRow } from '../gifts/gift-row'
import type { OrderRow } from '../orders/order-row'
import { notifyPayer } from '../pay-links/notify-payer'
import { findEntitlement } from './entitlement-row'
import { grant } from './grant'
import type { Notify, Prepared, Sold } from './product-module'
import { productModules } from './product-modules'

/** What a payer's own order needs before the transaction that fulfils it; what a gift grants comes with its claim. */
export async function prepareOrder(strapi: Core.Strapi, order: OrderRow): Promise<Prepared> {
  const { kind } = orderedFacts(order.productKey)
  if (order.gift || kind === payLinkKey) return {}
  return (await productModules[kind].prepare?.(strapi)) ?? {}
}

type Means = Prepared & Pick<Sold, 'receipt' | 'nextCharge'>

/** Grants what a paid order brings, in the transaction that fulfils it; the caller sends the e-mail. */
export async function grantOrder(
  strapi: Core.Strapi,
  order: OrderRow,
  means: Means,
): Promise<Notify> {
  const { userId, userCouponId } = order
  // What was obtained with a coupon is suspended or revoked with the order that granted the coupon.
  const parent =
    userCouponId === null
      ? undefined
      : await findEntitlement(strapi, { kind: 'coupon', thingId: userCouponId })
  if (order.gift) {
    const at = now()
    const gift = await addGift(strapi, { order, at })
    await grantGift(strapi, { gift, userId, parent, at })
    return (number) => notifyGiver(strapi, { gift, order, receipt: means.receipt, number })
  }
  const { receipt } = means
  if (order.payLinkId !== null) {
    return (number) =>
      notifyPayer(strapi, order, receipt && number ? { ...receipt, number } : undefined)
  }
  const { kind } = orderedFacts(order.productKey)
  if (userId === null || kind === payLinkKey) return async () => undefined
  const sold = { ...means, order, userId, parent }
  return productModules[kind].sell(strapi, sold)
}

type NewGift = { gift: GiftRow; userId: number | null; parent: Sold['parent']; at: Date }

/** A gift belongs to its giver until it is claimed. */
const grantGift = (strapi: Core.Strapi, { gift, userId, parent, at }: NewGift) =>
  grant(strapi, {
    kind: 'gift',
    sourceKey: `order:${gift.orderId}:gift`,
    thingId: gift.id,
    userId,
    orderId: gift.orderId,
    parent,
    from: at,
    until: gift.claimUntil,
  })

/** Grants the content of a gift to its claimant, in the transaction of the claim, with the order's row locked. */
export async function grantClaimed(strapi: Core.Strapi, gift: GiftRow, userId: number) {
  const parent = await findEntitlement(strapi, { kind: 'gift', thingId: gift.id })
  await productModules[productFacts(gift.productKey).kind].give(strapi, { gift, userId, parent })
}
