import type { CheckoutBody } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../../members/users/lock-user'
import { findUser, type UserRow } from '../../../members/users/user-row'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { env } from '../../../platform/lib/env'
import { insertOnce } from '../../../platform/lib/insert-once'
import { takeCampaignUse } from '../../campaigns/active-campaign'
import { reserveCoupon } from '../../coupons/reserve-coupon'
import { findOrder, moveOrder, type OrderRow, orderTable } from '../../orders/order-row'
import type { CheckoutSlots } from './checkout-slots'
import { type Offer, requireStillMayBuy } from './make-offer'

type NewOrder = {
  user: UserRow | undefined
  body: CheckoutBody
  offer: Offer
  slots: CheckoutSlots
  key: string
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/**
 * Creates an order and reserves its coupon and a use of its campaign, all or nothing. Concurrent identical requests
 * create one order; undefined if another order holds a unique key it needs, and must be ended first. Throws the
 * coupon's errors, campaignOver, and the offer's errors if the state of the user has changed.
 */
export const openOrder = async (
  strapi: Core.Strapi,
  newOrder: NewOrder,
): Promise<OrderRow | undefined> =>
  strapi.db.transaction(async (): Promise<OrderRow | undefined> => {
    const { user, body, offer, key } = newOrder
    if (user) {
      await requireUserRow(strapi, user.id)
      const current = await findUser(strapi, user.id)
      await requireStillMayBuy(strapi, { user: current, offer, isGift: body.gift !== undefined })
    }
    const id = await insertOnce(strapi, { table: orderTable, row: rowOf(newOrder) })
    if (id === undefined) return findOrder(strapi, { dedupeKey: key })
    const { campaignId } = offer
    if (campaignId !== null && !(await takeCampaignUse(strapi, campaignId))) {
      throw new AppError('campaignOver')
    }
    if (body.coupon) {
      const email = emailOf(newOrder)
      const product = offer.product.key
      const holder = { userId: user?.id ?? null, email, product, orderId: id, at: now() }
      const isReduced = offer.product.was !== null
      const coupon = { ...holder, code: body.coupon, isGift: body.gift !== undefined, isReduced }
      await moveOrder(strapi, { id }, ['pending'], {
        userCouponId: await reserveCoupon(strapi, coupon),
      })
    }
    return findOrder(strapi, { id })
  })

const emailOf = ({ user, body }: Pick<NewOrder, 'user' | 'body'>) =>
  user?.email ?? body.gift?.giverEmail ?? null

function rowOf(newOrder: NewOrder) {
  const { user, body, offer, slots, key } = newOrder
  const { product, price, discount, total, campaignId } = offer
  return {
    user_id: user?.id ?? null,
    kind: 'checkout',
    state: 'pending',
    product_key: product.key,
    product_name: product.name,
    currency: price.currency,
    price: price.amount,
    discount: discount.amount,
    amount: total.amount,
    refunded_amount: 0,
    campaign_id: campaignId,
    people: json(body.people),
    billing: json(body.billing),
    gift: json(body.gift),
    buyer_email: emailOf(newOrder),
    language: env.LANGUAGE,
    dedupe_key: key,
    premium_of: slots.premiumOf,
    item_of: slots.itemOf,
    coupon_of: slots.couponOf,
  }
}
