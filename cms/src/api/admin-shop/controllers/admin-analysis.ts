import type { Context } from 'koa'
import { renewAnalysis } from '../../../back-office/shop/analyses/renew-analysis'
import { seeNames } from '../../../back-office/shop/analyses/see-names'
import { sendAnalysis } from '../../../back-office/shop/analyses/send-analysis'
import { showAnalysis } from '../../../back-office/shop/analyses/show-analysis'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/analyses/{id} → its data, without names. */
  async show(ctx: Context) {
    readInput(ctx, 'adminAnalysis')
    ctx.body = await showAnalysis(strapi, ctx.params.id)
  },

  /** POST /admin/analyses/{id}/names → `{ people }`; logged. */
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
    const wish = readInput(ctx, 'adminAnalysisEmail')
    const admin = callerOf(ctx).user.id
    ctx.body = await sendAnalysis(strapi, { ...wish, admin, id: ctx.params.id })
  },
}
