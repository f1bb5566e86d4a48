import { badParameter, refused } from '../errors.ts'
import { couponOf } from '../shapes/coupon.ts'
import type { CouponParams } from '../types.ts'
import { withMetadata } from './metadata.ts'
import { currency, decimal, metadata, oneOf, text, whole } from './parameters.ts'
import type { Route } from './routes.ts'

export const createCoupon: Route = {
  method: 'POST',
  path: '/v1/coupons',
  takes: {
    id: text,
    amount_off: whole({ least: 1 }),
    currency,
    duration: oneOf(['forever', 'once', 'repeating']),
    duration_in_months: whole({ least: 1 }),
    max_redemptions: whole({ least: 1 }),
    metadata,
    name: text,
    percent_off: decimal,
    redeem_by: whole({ least: 0 }),
  },
  answer({ store, clock }, { params }) {
    const wish = params as CouponParams
    const { id, amount_off: amountOff = null, percent_off: percentOff = null } = wish
    if (id && store.coupons.has(id)) {
      throw refused('Coupon already exists.', { code: 'resource_already_exists' })
    }
    if ((amountOff === null) === (percentOff === null)) {
      throw badParameter('Pass either amount_off or percent_off.', 'amount_off')
    }
    if (percentOff !== null && (percentOff <= 0 || percentOff > 100)) {
      throw badParameter(
        'Percent off must be greater than 0 and less than or equal to 100.',
        'percent_off',
      )
    }
    if (amountOff !== null && !wish.currency) {
      throw badParameter(
        'Must provide currency when specifying amount_off.',
        'currency',
        'parameter_missing',
      )
    }
    if ((wish.duration === 'repeating') !== (wish.duration_in_months !== undefined)) {
      throw badParameter(
        'You must specify `duration_in_months` when, and only when, the duration is `repeating`.',
        'duration_in_months',
      )
    }
    if (wish.redeem_by !== undefined && wish.redeem_by <= clock.now()) {
      throw badParameter('The redeem_by date must be in the future.', 'redeem_by')
    }
    if (wish.name && wish.name.length > 40) {
      throw badParameter('Invalid string: must be at most 40 characters', 'name')
    }
    const coupon = couponOf({
      ...(id ? { id } : {}),
      created: clock.now(),
      amountOff,
      percentOff,
      currency: amountOff === null ? null : (wish.currency ?? null),
      duration: wish.duration ?? 'once',
      durationInMonths: wish.duration_in_months ?? null,
      maxRedemptions: wish.max_redemptions ?? null,
      redeemBy: wish.redeem_by ?? null,
      name: wish.name ?? null,
      metadata: withMetadata({}, wish.metadata),
    })
    store.coupons.set(coupon.id, coupon)
    return coupon
  },
}
