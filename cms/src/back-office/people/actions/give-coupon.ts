import { isAnalysis, type ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { grantCoupon } from '../../../commerce/coupons/grant-coupon'
import { givenByAdmin } from '../../../commerce/entitlements/entitlement-row'
import { grant } from '../../../commerce/entitlements/grant'
import { couponsLink } from '../../../messaging/mail/links'
import { queueMail } from '../../../messaging/mail/queue-mail'
import { fieldError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { dayText } from '../../../platform/lib/local-form'
import { recordAction } from '../../log/record-action'
import type { On } from '../on-user'
import { isDoneFor } from './is-done-for'

export type CouponWish = {
  percent?: number | undefined
  freeProduct?: ProductKey | undefined
  validDays: number
}

export type GiveCoupon = On & CouponWish & { key: string; reason: string; notifies: boolean }

/** The only free product to give is an analysis: days of premium are given as days. Throws invalidField. */
export function requireGivable({ freeProduct }: CouponWish) {
  if (freeProduct && !isAnalysis(freeProduct)) {
    throw fieldError('invalidField', 'freeProduct')
  }
}

/** A personal code for one use, once per key. With the user's row locked. */
export async function giveCoupon(strapi: Core.Strapi, wish: GiveCoupon) {
  const { admin, user, key, reason, percent, freeProduct, validDays, notifies } = wish
  const { id: userId } = user
  requireGivable(wish)
  const sourceKey = `${givenByAdmin}${key}`
  if (await isDoneFor(strapi, { kind: 'coupon', sourceKey, userId })) return
  const from = now()
  const validUntil = new Date(from.getTime() + validDays * 86_400_000)
  const what = freeProduct
    ? ({ kind: 'freeProduct', freeProduct } as const)
    : ({ kind: 'percent', percent: percent ?? 0 } as const)
  const made = await grantCoupon(strapi, { userId, source: 'gift', ...what, validUntil })
  const thing = { kind: 'coupon', sourceKey, thingId: made.userCouponId } as const
  await grant(strapi, { ...thing, userId, from, until: validUntil })
  if (notifies) await notify(strapi, { user, code: made.code, validUntil })
  const after = { code: made.code, ...what, until: validUntil.toISOString() }
  const subject = { kind: 'user', id: userId } as const
  await recordAction(strapi, { admin, act: 'giveCoupon', subject, after, reason })
}

type Given = Pick<On, 'user'> & { code: string; validUntil: Date }

const notify = (strapi: Core.Strapi, { user, code, validUntil }: Given) =>
  queueMail(strapi, {
    mail: 'coupon',
    to: user.email,
    userId: user.id,
    data: { name: user.firstName, coupon: code, until: dayText(validUntil), link: couponsLink() },
    dedupeKey: `coupon:${code}`,
  })
