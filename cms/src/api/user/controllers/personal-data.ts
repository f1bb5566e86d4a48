import type { Context } from 'koa'
import { exportPersonalData } from '../../../members/personal-data/export-personal-data'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /user/export → all stored data of the user (spec §7, "API"). */
  async export(ctx: Context) {
    readInput(ctx, 'exportUser')
    ctx.body = await exportPersonalData(strapi, callerOf(ctx).user.id)
  },
}
