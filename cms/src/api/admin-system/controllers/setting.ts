import type { Context } from 'koa'
import { listSettings, resetSetting, saveSetting } from '../../../back-office/system/settings'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

const idOf = (ctx: Context) => String(ctx.params.id)

export default {
  /** GET /admin/settings → `{ settings }`. */
  async list(ctx: Context) {
    readInput(ctx, 'adminSettings')
    ctx.body = await listSettings(strapi)
  },

  /** POST /admin/settings/{id} `{ value }` → the setting; notFound, adminRoleNeeded, secondFactorRequired. */
  async save(ctx: Context) {
    const { value } = readInput(ctx, 'adminSaveSetting')
    const { user, session } = callerOf(ctx)
    const admin = { ...user, hasSecondFactor: session.secondFactorAt !== null }
    ctx.body = await saveSetting(strapi, { admin, id: idOf(ctx), value })
  },

  /** POST /admin/settings/{id}/reset → the setting with its default; notFound, forbidden. */
  async reset(ctx: Context) {
    readInput(ctx, 'adminResetSetting')
    const admin = callerOf(ctx).user
    ctx.body = await resetSetting(strapi, { admin, id: idOf(ctx) })
  },
}
