import { type AdminCoupon, inCatalogueOrder } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type CouponRow, couponTable, couponUid } from '../../../commerce/coupons/coupon-row'
import { userCouponTable, userCouponUid } from '../../../commerce/coupons/user-coupon-row'
import { type OrderRow, orderTable } from '../../../commerce/orders/order-row'
import { AppError } from '../../../platform/lib/app-error'
import { instantOf } from '../../lists/cells'
import type { Query } from '../../lists/definition'
import { couponNumbers } from './coupon-numbers'
import { usersOfCoupon } from './users-of-coupon'

/** A coupon, its results, and its users. Throws notFound. */
export async function showCoupon(strapi: Core.Strapi, id: string): Promise<AdminCoupon> {
  const coupon: CouponRow | null = await strapi.db
    .query(couponUid)
    .findOne({ where: { documentId: id } })
  if (!coupon) throw new AppError('notFound')
  const { code, kind, days, percent, freeProduct, products, giftOnly, maxUses, maxPerUser } = coupon
  return {
    ...{ id, code, kind, days, percent, freeProduct, giftOnly, maxUses, maxPerUser },
    amounts: amountsOf(coupon),
    products: inCatalogueOrder(products ?? []),
    firstPurchase: coupon.firstPurchase === true,
    validFrom: instantOf(coupon.validFrom),
    validUntil: instantOf(coupon.validUntil),
    ...couponNumbers({
      owner_user_id: coupon.ownerUserId,
      uses: coupon.uses,
      used: coupon.used,
      reserved: await strapi.db
        .query(userCouponUid)
        .count({ where: { couponId: coupon.id, state: 'reserved' } }),
    }),
    isOff: coupon.isOff === true,
    batch: coupon.batch,
    brought: await broughtBy(
      strapi,
      strapi.db.connection(couponTable).where({ id: coupon.id }).select('id'),
    ),
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

/**
 * Of fulfilled orders, as counted by sales (decision sales-figures): revenue net of refunds, and the coupons'
 * discounts.
 */
export async function broughtBy(
  { db }: Core.Strapi,
  coupons: Query,
): Promise<AdminCoupon['brought']> {
  const { connection } = db
  const sums: Sum[] = await connection(`${orderTable} as o`)
    .join(`${userCouponTable} as u`, 'u.id', 'o.user_coupon_id')
    .whereIn('u.coupon_id', coupons)
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
