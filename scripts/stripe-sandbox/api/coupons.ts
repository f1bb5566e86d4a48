import { badParameter, refused } from '../errors.ts'
import { couponOf } from '../shapes/coupon.ts'
import type { CouponParams } from '../types.ts'
import { withMetadata } from './metadata.ts'
import { currency, metadata, oneOf, required, text, whole } from './parameters.ts'
import type { Route } from './routes.ts'

export const createCoupon: Route = {
  method: 'POST',
  path: '/v1/coupons',
  takes: {
    id: text,
    amount_off: required(whole({ least: 1 })),
    currency: required(currency),
    duration: oneOf(['forever', 'once']),
    max_redemptions: whole({ least: 1 }),
    metadata,
    name: text,
  },
  answer({ store, clock }, { params }) {
    const typedParams = params as CouponParams
    const { id } = typedParams
    if (id && store.coupons.has(id)) {
      throw refused('Coupon already exists.', { code: 'resource_already_exists' })
    }
    if (typedParams.name && typedParams.name.length > 40) {
      throw badParameter('Invalid string: must be at most 40 characters', 'name')
    }
    const coupon = couponOf({
      ...(id ? { id } : {}),
      created: clock.now(),
      amountOff: typedParams.amount_off ?? null,
      currency: typedParams.currency ?? null,
      duration: typedParams.duration ?? 'once',
      maxRedemptions: typedParams.max_redemptions ?? null,
      name: typedParams.name ?? null,
      metadata: withMetadata({}, typedParams.metadata),
    })
    store.coupons.set(coupon.id, coupon)
    return coupon
  },
}
