import { type ProductKey, productFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { grantFreeAnalysis } from '../coupons/grant-free-analysis'
import { now } from '../lib/clock'
import { dayText } from '../lib/local-form'
import { couponsLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { addTerm } from '../membership/add-term'
import { findUser } from '../users/user-row'
import { type GiftRow, termKeyOf } from './gift-row'

/**
 * What a gift brings to whoever claimed it, in that transaction: premium from this moment, with the analysis
 * that comes with every paid term; or an analysis, as a coupon.
 */
export async function grantGift(strapi: Core.Strapi, gift: GiftRow, userId: number) {
  const facts = productFacts(gift.productKey)
  if (facts.kind === 'analysis') {
    await giveCoupon(strapi, { gift, userId, source: 'gift', freeProduct: gift.productKey })
    return
  }
  await addTerm(strapi, {
    userId,
    sourceKey: termKeyOf(gift),
    orderId: gift.orderId,
    from: now(),
    months: facts.months,
    plan: facts.plan,
  })
  await giveCoupon(strapi, { gift, userId, source: 'term', freeProduct: facts.coupon })
}

type Coupon = {
  gift: GiftRow
  userId: number
  source: 'gift' | 'term'
  freeProduct: ProductKey
}

async function giveCoupon(strapi: Core.Strapi, { gift, userId, source, freeProduct }: Coupon) {
  const wish = { userId, source, freeProduct, orderId: gift.orderId }
  const { code, validUntil } = await grantFreeAnalysis(strapi, wish)
  const user = await findUser(strapi, userId)
  if (!user) return
  await queueMail(strapi, {
    mail: 'coupon',
    to: user.email,
    userId,
    data: { name: user.firstName, coupon: code, until: dayText(validUntil), link: couponsLink() },
    dedupeKey: `coupon:gift:${gift.id}`,
  })
}
