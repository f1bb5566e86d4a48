import type { Context } from 'koa'
import { decideReferral } from '../../../back-office/shop/referrals/decide-referral'
import { saveRules, showRules } from '../../../back-office/shop/referrals/rules'
import { showReferrer } from '../../../back-office/shop/referrals/show-referrer'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/referrals/{id} → the code, the friends, the rewards. */
  async show(ctx: Context) {
    readInput(ctx, 'adminReferrer')
    ctx.body = await showReferrer(strapi, ctx.params.id)
  },

  /** POST /admin/referrals/{id}/decide `{ isAccepted, reason }` → `{ id }`. */
  async decide(ctx: Context) {
    const wish = readInput(ctx, 'adminDecideReferral')
    const admin = callerOf(ctx).user.id
    ctx.body = await decideReferral(strapi, { ...wish, admin, id: ctx.params.id })
  },

  /** GET /admin/referral-rules → the rules, and the totals of all codes. */
  async rules(ctx: Context) {
    readInput(ctx, 'adminReferralRules')
    ctx.body = await showRules(strapi)
  },

  /** POST /admin/referral-rules `{ rules, reason }` → the rules. */
  async saveRules(ctx: Context) {
    const wish = readInput(ctx, 'adminSaveReferralRules')
    ctx.body = await saveRules(strapi, { ...wish, admin: callerOf(ctx).user.id })
  },
}
