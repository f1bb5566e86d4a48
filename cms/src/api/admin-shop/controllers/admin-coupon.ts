import type { Context } from 'koa'
import { makeCoupons } from '../../../back-office/shop/coupons/make-coupons'
import { showCoupon } from '../../../back-office/shop/coupons/show-coupon'
import { switchCoupon } from '../../../back-office/shop/coupons/switch-coupon'
import { readInput } from '../../../lib/read-input'
import { callerOf } from '../../../users/caller'

export default {
  /** POST /admin/coupons → `{ batch, codes }`. */
  async make(ctx: Context) {
    const wish = readInput(ctx, 'adminMakeCoupons')
    ctx.body = await makeCoupons(strapi, { admin: callerOf(ctx).user.id, wish })
  },

  /** GET /admin/coupons/{id} → the coupon, what it brought, who had it. */
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
}
