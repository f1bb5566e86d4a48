import { type ProductKey, productFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { grantCoupon } from '../../../coupons/grant-coupon'
import { givenByAdmin } from '../../../entitlements/entitlement-row'
import { grant } from '../../../entitlements/grant'
import { fieldError } from '../../../lib/app-error'
import { now } from '../../../lib/clock'
import { dayText } from '../../../lib/local-form'
import { couponsLink } from '../../../mail/links'
import { queueMail } from '../../../mail/queue-mail'
import { writeAct } from '../../log/write-act'
import type { On } from '../on-user'
import { isDoneFor } from './is-done-for'

export type CouponWish = {
  percent?: number | undefined
  freeProduct?: ProductKey | undefined
  validDays: number
}

export type GiveCoupon = On & CouponWish & { key: string; reason: string; tells: boolean }

/** What costs nothing is an analysis: days of premium are given as days. Throws invalidField. */
export function requireGivable({ freeProduct }: CouponWish) {
  if (freeProduct && productFacts(freeProduct).kind !== 'analysis') {
    throw fieldError('invalidField', 'freeProduct')
  }
}

/** A code of their own, for one use, once by the key. With their row held. */
export async function giveCoupon(strapi: Core.Strapi, wish: GiveCoupon) {
  const { admin, user, key, reason, percent, freeProduct, validDays, tells } = wish
  const { id: userId } = user
  requireGivable(wish)
  const sourceKey = `${givenByAdmin}${key}`
  if (await isDoneFor(strapi, { sourceKey, userId })) return
  const from = now()
  const validUntil = new Date(from.getTime() + validDays * 86_400_000)
  const what = freeProduct
    ? ({ kind: 'freeProduct', freeProduct } as const)
    : ({ kind: 'percent', percent: percent ?? 0 } as const)
  const made = await grantCoupon(strapi, { userId, source: 'gift', ...what, validUntil })
  const thing = { kind: 'coupon', sourceKey, thingId: made.userCouponId } as const
  await grant(strapi, { ...thing, userId, from, until: validUntil })
  if (tells) await tell(strapi, { user, code: made.code, validUntil })
  const after = { code: made.code, ...what, until: validUntil.toISOString() }
  const subject = { kind: 'user', id: userId } as const
  await writeAct(strapi, { admin, act: 'giveCoupon', subject, after, reason })
}

type Told = Pick<On, 'user'> & { code: string; validUntil: Date }

const tell = (strapi: Core.Strapi, { user, code, validUntil }: Told) =>
  queueMail(strapi, {
    mail: 'coupon',
    to: user.email,
    userId: user.id,
    data: { name: user.firstName, coupon: code, until: dayText(validUntil), link: couponsLink() },
    dedupeKey: `coupon:${code}`,
  })
