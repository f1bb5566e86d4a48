import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { exportPersonalData } from '../../../personal-data/export-personal-data'
import { callerOf } from '../../../users/caller'

export default {
  /** GET /user/export → everything stored about the user (spec §7, "API"). */
  async export(ctx: Context) {
    readInput(ctx, 'exportUser')
    ctx.body = await exportPersonalData(strapi, callerOf(ctx).user.id)
  },
}
