import type { Context } from 'koa'
import { renewAnalysis } from '../../../back-office/shop/analyses/renew-analysis'
import { seeNames } from '../../../back-office/shop/analyses/see-names'
import { sendAnalysis } from '../../../back-office/shop/analyses/send-analysis'
import { showAnalysis } from '../../../back-office/shop/analyses/show-analysis'
import { readInput } from '../../../lib/read-input'
import { callerOf } from '../../../users/caller'

export default {
  /** GET /admin/analyses/{id} → what is known of it, without names. */
  async show(ctx: Context) {
    readInput(ctx, 'adminAnalysis')
    ctx.body = await showAnalysis(strapi, ctx.params.id)
  },

  /** POST /admin/analyses/{id}/names → `{ people }`, and a row of the log. */
  async names(ctx: Context) {
    readInput(ctx, 'adminAnalysisNames')
    ctx.body = await seeNames(strapi, { admin: callerOf(ctx).user.id, id: ctx.params.id })
  },

  /** POST /admin/analyses/{id}/anew `{ reason }` → `{ id }`. */
  async anew(ctx: Context) {
    const { reason } = readInput(ctx, 'adminAnalysisAnew')
    const admin = callerOf(ctx).user.id
    ctx.body = await renewAnalysis(strapi, { admin, id: ctx.params.id, reason })
  },

  /** POST /admin/analyses/{id}/letter `{ key, endsOthers? }` → `{ id }`. */
  async letter(ctx: Context) {
    const wish = readInput(ctx, 'adminAnalysisLetter')
    const admin = callerOf(ctx).user.id
    ctx.body = await sendAnalysis(strapi, { ...wish, admin, id: ctx.params.id })
  },
}
