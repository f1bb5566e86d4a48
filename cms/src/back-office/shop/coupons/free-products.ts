import type { Core } from '@strapi/strapi'
import { listProducts } from '../../../commerce/catalogue/find-product'
import { discountOf } from '../../../commerce/coupons/discount-of'
import { fits } from '../../../commerce/coupons/require-fits'
import { type CouponWish, couponFacts } from './coupon-facts'

/** Any user with an account. */
const member = { userId: 1 }

/** The products that a coupon would make free, at current prices. */
export async function freeProducts(strapi: Core.Strapi, wish: CouponWish) {
  const coupon = couponFacts(wish)
  const isGift = coupon.giftOnly
  return (await listProducts(strapi))
    .filter(({ key: product }) => fits(coupon, { ...member, product, isGift }))
    .filter(({ key, price }) => discountOf(coupon, { key, price }).amount === price.amount)
    .map(({ key }) => key)
}
