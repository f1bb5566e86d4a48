import type { Context } from 'koa'
import { redeemCode } from '../../../commerce/claims/redeem-code'
import { listCoupons } from '../../../commerce/coupons/list-coupons'
import { callerOf } from '../../../members/users/caller'
import { now } from '../../../platform/lib/clock'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /coupon/mine → `{ coupons }`, the newest first. */
  async mine(ctx: Context) {
    readInput(ctx, 'coupons')
    ctx.body = { coupons: await listCoupons(strapi, callerOf(ctx).user.id, now()) }
  },

  /** POST /coupon/claim `{ code }` → the coupon, now the caller's. */
  async claim(ctx: Context) {
    const { code } = readInput(ctx, 'claimCoupon')
    ctx.body = await redeemCode(strapi, callerOf(ctx).user, code)
  },
}
