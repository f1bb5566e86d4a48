import type { Context } from 'koa'
import { callerOf } from '../../../account/caller'
import { exportPersonalData } from '../../../account/export-personal-data'

export default {
  /** GET /user/export → everything stored about the user (spec §7, "API"). */
  async export(ctx: Context) {
    ctx.body = await exportPersonalData(strapi, callerOf(ctx).user.id)
  },
}
