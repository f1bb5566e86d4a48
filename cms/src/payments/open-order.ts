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
import type { UserRow } from '../users/user-row'
import type { Offer } from './make-offer'

type Wish = { user: UserRow | undefined; body: CheckoutBody; offer: Offer; key: string }

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/**
 * Writes the order, with the coupon and the place in the campaign reserved for it, or none of it. Of the same
 * request many times at once there is one order. Throws what the coupon refuses with, campaignOver.
 */
export const openOrder = (strapi: Core.Strapi, { user, body, offer, key }: Wish) =>
  strapi.db.transaction(async () => {
    if (user) await requireUserRow(strapi, user.id)
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
      const wish = { userId: user?.id ?? null, product: product.key, orderId: id, at: now() }
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
