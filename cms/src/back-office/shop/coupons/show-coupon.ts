import { type AdminCoupon, productKeys } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type CouponRow, couponUid } from '../../../coupons/coupon-row'
import { type UserCouponRow, userCouponTable } from '../../../coupons/user-coupon-row'
import { AppError } from '../../../lib/app-error'
import { type OrderRow, orderTable } from '../../../orders/order-row'
import { instantOf } from '../../lists/cells'
import { usersOfCoupon } from './users-of-coupon'

type Shown = CouponRow & { batch: string | null }

/** A coupon, what it brought, and who had it. Throws notFound. */
export async function showCoupon(strapi: Core.Strapi, id: string): Promise<AdminCoupon> {
  const coupon: Shown | null = await strapi.db
    .query(couponUid)
    .findOne({ where: { documentId: id } })
  if (!coupon) throw new AppError('notFound')
  const { code, kind, days, percent, freeProduct, products, giftOnly, maxUses, maxPerUser } = coupon
  return {
    ...{ id, code, kind, days, percent, freeProduct, giftOnly, maxUses, maxPerUser },
    amounts: amountsOf(coupon),
    products: productKeys.filter((key) => products?.includes(key)),
    firstPurchase: coupon.firstPurchase === true,
    validFrom: instantOf(coupon.validFrom),
    validUntil: instantOf(coupon.validUntil),
    uses: coupon.uses,
    isOff: coupon.isOff === true,
    batch: coupon.batch,
    brought: await broughtBy(strapi, coupon.id),
    users: await usersOfCoupon(strapi, coupon.id),
  }
}

function amountsOf({ amountHuf, amountGbp }: CouponRow): AdminCoupon['amounts'] {
  return [
    ...(amountHuf === null ? [] : [{ amount: amountHuf, currency: 'huf' as const }]),
    ...(amountGbp === null ? [] : [{ amount: amountGbp, currency: 'gbp' as const }]),
  ]
}

type Sum = { currency: OrderRow['currency']; orders: unknown; revenue: unknown; discount: unknown }

/** Of orders that brought what they should, as sales count them (decision 203): what stayed after refunds, and what the coupon took off. */
async function broughtBy(
  { db }: Core.Strapi,
  couponId: UserCouponRow['couponId'],
): Promise<AdminCoupon['brought']> {
  const { connection } = db
  const sums: Sum[] = await connection(`${orderTable} as o`)
    .join(`${userCouponTable} as u`, 'u.id', 'o.user_coupon_id')
    .where('u.coupon_id', couponId)
    .whereNotNull('o.fulfilled_at')
    .groupBy('o.currency')
    .orderBy('o.currency')
    .select('o.currency', {
      orders: connection.raw('count(*)'),
      revenue: connection.raw('sum(o.amount - o.refunded_amount)'),
      discount: connection.raw('sum(o.discount)'),
    })
  return sums.map(({ currency, orders, revenue, discount }) => ({
    currency,
    orders: Number(orders),
    revenue: Number(revenue),
    discount: Number(discount),
  }))
}
