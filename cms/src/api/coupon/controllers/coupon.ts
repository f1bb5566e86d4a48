import type { Context } from 'koa'
import { redeemCode } from '../../../claims/redeem-code'
import { listCoupons } from '../../../coupons/list-coupons'
import { now } from '../../../lib/clock'
import { readInput } from '../../../lib/read-input'
import { callerOf } from '../../../users/caller'

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
