import type { Context } from 'koa'
import { showBatch, switchBatch } from '../../../back-office/shop/coupons/coupon-batch'
import { makeCoupons } from '../../../back-office/shop/coupons/make-coupons'
import { showCoupon } from '../../../back-office/shop/coupons/show-coupon'
import { switchCoupon } from '../../../back-office/shop/coupons/switch-coupon'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /admin/coupons → `{ batch, codes }`. */
  async make(ctx: Context) {
    const wish = readInput(ctx, 'adminMakeCoupons')
    ctx.body = await makeCoupons(strapi, { admin: callerOf(ctx).user.id, wish })
  },

  /** GET /admin/coupons/{id} → the coupon, its results, its users. */
  async show(ctx: Context) {
    readInput(ctx, 'adminCoupon')
    ctx.body = await showCoupon(strapi, ctx.params.id)
  },

  /** POST /admin/coupons/{id}/switch `{ isOff, reason }` → `{ id }`. */
  async switch(ctx: Context) {
    const wish = readInput(ctx, 'adminSwitchCoupon')
    const admin = callerOf(ctx).user.id
    ctx.body = await switchCoupon(strapi, { ...wish, admin, id: ctx.params.id })
  },

  /** GET /admin/coupon-batches?batch= → its codes, summed. */
  async batch(ctx: Context) {
    const { batch } = readInput(ctx, 'adminCouponBatch')
    ctx.body = await showBatch(strapi, batch)
  },

  /** POST /admin/coupons/{id}/batch/switch `{ isOff, reason }` → `{ switched }`. */
  async switchBatch(ctx: Context) {
    const wish = readInput(ctx, 'adminSwitchBatch')
    const admin = callerOf(ctx).user.id
    ctx.body = await switchBatch(strapi, { ...wish, admin, id: ctx.params.id })
  },
}
