import type { CheckoutBody } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { takeCampaignUse } from '../campaigns/active-campaign'
import { reserveCoupon } from '../coupons/reserve-coupon'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { insertOnce } from '../lib/insert-once'
import { findOrder, moveOrder, type OrderRow, orderTable } from '../orders/order-row'
import { requireUserRow } from '../users/lock-user'
import { findUser, type UserRow } from '../users/user-row'
import { type Offer, requireStillMayBuy } from './make-offer'
import { othersOf } from './open-orders'

type Wish = { user: UserRow | undefined; body: CheckoutBody; offer: Offer; key: string }

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/**
 * Writes the order, with the coupon and the place in the campaign reserved for it, or none of it. Of the same
 * request many times at once there is one order; undefined when another tab has begun something meanwhile that
 * must be ended first. Throws what the coupon refuses with, campaignOver, and what the offer refuses with when what
 * the user has changed since.
 */
export const openOrder = (strapi: Core.Strapi, { user, body, offer, key }: Wish) =>
  strapi.db.transaction(async () => {
    if (user) {
      await requireUserRow(strapi, user.id)
      if ((await othersOf(strapi, { user, body, key })).length > 0) return undefined
      const asNow = await findUser(strapi, user.id)
      await requireStillMayBuy(strapi, { user: asNow, offer, isGift: body.gift !== undefined })
    }
    const { product, price, discount, total, campaignId } = offer
    const id = await insertOnce(strapi, {
      table: orderTable,
      unique: 'dedupe_key',
      row: {
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
        buyer_email: user?.email ?? body.gift?.giverEmail ?? null,
        language: env.LANGUAGE,
        dedupe_key: key,
      },
    })
    if (id === undefined) return requireOrder(strapi, { dedupeKey: key })
    if (campaignId !== null && !(await takeCampaignUse(strapi, campaignId))) {
      throw new AppError('campaignOver')
    }
    if (body.coupon) {
      const email = user?.email ?? body.gift?.giverEmail ?? null
      const wish = { userId: user?.id ?? null, email, product: product.key, orderId: id, at: now() }
      const coupon = { ...wish, code: body.coupon, isGift: body.gift !== undefined }
      await moveOrder(strapi, { id }, ['pending'], {
        userCouponId: await reserveCoupon(strapi, coupon),
      })
    }
    return requireOrder(strapi, { id })
  })

async function requireOrder(
  strapi: Core.Strapi,
  where: { id: number } | { dedupeKey: string },
): Promise<OrderRow> {
  const order = await findOrder(strapi, where)
  // It was there a moment ago and is over now; the next click finds that out.
  if (!order) throw new AppError('checkoutFailed')
  return order
}
