import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findUser } from '../../members/users/user-row'
import { couponsLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { now } from '../../platform/lib/clock'
import { addMonths } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import { dayText } from '../../platform/lib/local-form'
import { grantCoupon } from '../coupons/grant-coupon'
import type { EntitlementRow } from './entitlement-row'
import { grant } from './grant'
import type { Given } from './product-module'

/** How long a free analysis, given or included in a term, can be redeemed. */
const months = 12

type FreeAnalysis = {
  userId: number
  /** `term`: one is included in every paid term (spec §6, "Who is who"). */
  source: 'gift' | 'term'
  freeProduct: ProductKey
  /** The order that paid for it. */
  orderId: number
  sourceKey: string
  parent: EntitlementRow | undefined
}

/** Grants a user a coupon for one analysis; in the caller's transaction, which makes sure that it happens once. */
export async function grantFreeAnalysis(strapi: Core.Strapi, wish: FreeAnalysis) {
  const { userId, source, freeProduct, orderId, sourceKey, parent } = wish
  const from = now()
  const validUntil = addMonths(from, months, env.TIME_ZONE)
  const coupon = { userId, source, kind: 'freeProduct', freeProduct, validUntil } as const
  const { code, userCouponId: thingId } = await grantCoupon(strapi, coupon)
  const what = { kind: 'coupon', sourceKey, thingId, from, until: validUntil } as const
  await grant(strapi, { ...what, userId, orderId, parent })
  return { code, validUntil }
}

type Claimed = Given & Pick<FreeAnalysis, 'source' | 'freeProduct'>

/** The same for the user who claimed a gift, with an e-mail. */
export async function giveFreeAnalysis(strapi: Core.Strapi, { gift, ...claimed }: Claimed) {
  const { userId } = claimed
  const sourceKey = `gift:${gift.id}:coupon`
  const wish = { ...claimed, orderId: gift.orderId, sourceKey }
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
