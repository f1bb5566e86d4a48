import type { Core } from '@strapi/strapi'
import { type CouponRow, couponUid } from '../../src/commerce/coupons/coupon-row'
import type { CouponWish } from '../../src/commerce/coupons/find-usable-coupon'
import { personMark } from '../../src/commerce/coupons/person-mark'
import { reserveCoupon } from '../../src/commerce/coupons/reserve-coupon'
import { type UserCouponRow, userCouponUid } from '../../src/commerce/coupons/user-coupon-row'
import { type OrderRow, orderUid } from '../../src/commerce/orders/order-row'
import { type UserRow, userUid } from '../../src/members/users/user-row'

export const noon = new Date('2026-11-22T12:00:00.000Z')

export const agnes = { id: 1, email: 'agnes@people.example' }
export const bela = { id: 2, email: 'bela@people.example' }

/** Inserts coupons and users' coupons as the product writes them. */
export function couponsOn(strapi: Core.Strapi) {
  const rows = () => strapi.db.query(userCouponUid)
  const newOrder = (fields: Partial<OrderRow> = {}): Promise<OrderRow> =>
    strapi.db.query(orderUid).create({
      data: {
        kind: 'checkout',
        state: 'paid',
        productKey: 'premium-month',
        productName: 'Egy csomag',
        currency: 'huf',
        price: 300_000,
        discount: 60_000,
        amount: 240_000,
        language: 'hun',
        userId: agnes.id,
        buyerEmail: agnes.email,
        ...fields,
      },
    })
  return {
    newUsers: async () => strapi.db.query(userUid).createMany({ data: [agnes, bela] }),
    user: (id: number): Promise<UserRow> => strapi.db.query(userUid).findOne({ where: { id } }),
    /** 20 % off, for all users, once per user, unless set otherwise. */
    newCoupon: (fields: Partial<CouponRow> = {}): Promise<CouponRow> =>
      strapi.db
        .query(couponUid)
        .create({ data: { code: 'TAVASZ', kind: 'percent', percent: 20, ...fields } }),
    coupon: (id: number): Promise<CouponRow> =>
      strapi.db.query(couponUid).findOne({ where: { id } }),
    /** Adds a user's coupon, open unless set otherwise. */
    newUserCoupon: (
      fields: Partial<UserCouponRow> & { couponId: number },
    ): Promise<UserCouponRow> =>
      rows().create({
        data: {
          userId: agnes.id,
          personMark: personMark(fields.couponId, agnes.email),
          sequence: 1,
          state: 'open',
          claimedAt: noon,
          ...fields,
        },
      }),
    userCoupons: (): Promise<UserCouponRow[]> => rows().findMany({ orderBy: { id: 'asc' } }),
    newOrder,
    /** Adds an order, and reserves a use of a coupon for it. */
    ordered: async (input: Partial<CouponWish> = {}) => {
      const { userId, email } = inputOf(input)
      const begun = await newOrder({ userId, buyerEmail: email })
      const userCouponId = await strapi.db.transaction(() =>
        reserveCoupon(strapi, { ...inputOf(input), orderId: begun.id }),
      )
      return { ...begun, userCouponId }
    },
    order: (id: number): Promise<OrderRow> => strapi.db.query(orderUid).findOne({ where: { id } }),
  }
}

/** Agnes wants to buy a month with the coupon. */
export const inputOf = (fields: Partial<CouponWish> = {}): CouponWish => ({
  userId: agnes.id,
  email: agnes.email,
  code: 'TAVASZ',
  product: 'premium-month',
  isGift: false,
  at: noon,
  ...fields,
})
