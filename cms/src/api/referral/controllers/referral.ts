import type { Context } from 'koa'
import { showOwnReferrals } from '../../../commerce/rewards/show-own'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /referral/mine → the caller's code, its results, the next reward. */
  async mine(ctx: Context) {
    readInput(ctx, 'referrals')
    ctx.body = await showOwnReferrals(strapi, callerOf(ctx).user.id)
  },
}
