import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { grantCoupon } from '../coupons/grant-coupon'
import { now } from '../lib/clock'
import { addMonths } from '../lib/dates'
import { env } from '../lib/env'
import { dayText } from '../lib/local-form'
import { couponsLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { findUser } from '../users/user-row'
import type { EntitlementRow } from './entitlement-row'
import { grant } from './grant'
import type { Given } from './means'

/** How long an analysis that was given, or comes with a term, can be taken. */
const months = 12

type FreeAnalysis = {
  userId: number
  /** `term`: one comes with every paid term (spec §6, "Who is who"). */
  source: 'gift' | 'term'
  freeProduct: ProductKey
  /** Whose money it hangs on. */
  orderId: number
  sourceKey: string
  parent: EntitlementRow | undefined
}

/** A coupon for one analysis, in somebody's hands; in the caller's transaction, which sees to it that it happens once. */
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

/** The same for whoever claimed a gift, with a letter. */
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
