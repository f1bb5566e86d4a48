import { orderedFacts, type ProductKind, payLinkKey, productFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addGift } from '../gifts/add-gift'
import { tellGiver } from '../gifts/gift-letters'
import type { GiftRow } from '../gifts/gift-row'
import { now } from '../lib/clock'
import type { OrderRow } from '../orders/order-row'
import { tellPayer } from '../pay-links/tell-payer'
import { findEntitlement } from './entitlement-row'
import { grant } from './grant'
import { giveAnalysis, sellAnalysis } from './grant-analysis'
import { giveMembership, sellMembership } from './grant-membership'
import type { Given, Sold, Tell } from './means'

type Bring = {
  /** To whoever paid. */
  sell: (strapi: Core.Strapi, sold: Sold) => Promise<Tell>
  /** To whoever claimed it as a gift. */
  give: (strapi: Core.Strapi, given: Given) => Promise<unknown>
}

const membership = { sell: sellMembership, give: giveMembership }

/** What each kind of product brings. */
const brings = {
  subscription: membership,
  term: membership,
  extension: membership,
  analysis: { sell: sellAnalysis, give: giveAnalysis },
} as const satisfies Record<ProductKind, Bring>

type Means = Pick<Sold, 'receipt' | 'textVersion' | 'nextCharge'>

/** Grants what a paid order brings, in the transaction that fulfils it; the letter about it is the caller's to send. */
export async function grantOrder(
  strapi: Core.Strapi,
  order: OrderRow,
  means: Means,
): Promise<Tell> {
  const { userId, userCouponId } = order
  // What was had for a coupon goes with the money that the coupon came with.
  const parent =
    userCouponId === null
      ? undefined
      : await findEntitlement(strapi, { kind: 'coupon', thingId: userCouponId })
  if (order.gift) {
    const at = now()
    const gift = await addGift(strapi, { order, at })
    await grantGift(strapi, { gift, userId, parent, at })
    return (number) => tellGiver(strapi, { gift, order, receipt: means.receipt, number })
  }
  const { receipt } = means
  if (order.payLinkId !== null) {
    return (number) =>
      tellPayer(strapi, order, receipt && number ? { ...receipt, number } : undefined)
  }
  const { kind } = orderedFacts(order.productKey)
  if (userId === null || kind === payLinkKey) return async () => undefined
  const sold = { ...means, order, userId, parent }
  return brings[kind].sell(strapi, sold)
}

type NewGift = { gift: GiftRow; userId: number | null; parent: Sold['parent']; at: Date }

/** A gift is its giver's until somebody claims it. */
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

/** Grants what a gift brings to whoever claimed it, in that transaction, with the order's row held. */
export async function grantClaimed(strapi: Core.Strapi, gift: GiftRow, userId: number) {
  const parent = await findEntitlement(strapi, { kind: 'gift', thingId: gift.id })
  await brings[productFacts(gift.productKey).kind].give(strapi, { gift, userId, parent })
}
