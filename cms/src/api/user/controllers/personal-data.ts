import type { Context } from 'koa'
import { callerOf } from '../../../users/caller'
import { exportPersonalData } from '../../../personal-data/export-personal-data'

export default {
  /** GET /user/export → everything stored about the user (decisions, "API"). */
  async export(ctx: Context) {
    ctx.body = await exportPersonalData(strapi, callerOf(ctx).user.id)
  },
}
