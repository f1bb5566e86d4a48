import type { Core } from '@strapi/strapi'
import { listProducts } from '../../../catalogue/find-product'
import { discountOf } from '../../../coupons/discount-of'
import { fits } from '../../../coupons/require-fits'
import { type CouponWish, couponFacts } from './coupon-facts'

/** Somebody with an account. */
const member = { userId: 1 }

/** What a coupon would leave nothing to pay for, at the prices of today. */
export async function freeProducts(strapi: Core.Strapi, wish: CouponWish) {
  const coupon = couponFacts(wish)
  const isGift = coupon.giftOnly
  return (await listProducts(strapi))
    .filter(({ key: product }) => fits(coupon, { ...member, product, isGift }))
    .filter(({ key, price }) => discountOf(coupon, { key, price }).amount === price.amount)
    .map(({ key }) => key)
}
