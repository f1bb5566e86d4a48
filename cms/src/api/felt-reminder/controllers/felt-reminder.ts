import type { Context } from 'koa'
import { callerOf } from '../../../members/users/caller'
import { findReminder, setReminder } from '../../../people/day-notes/reminder'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /felt-reminder/mine → `{ hour }`, null for none. */
  async mine(ctx: Context) {
    readInput(ctx, 'feltReminder')
    const hour = await findReminder(strapi, callerOf(ctx).user.id)
    ctx.body = { hour: hour ?? null }
  },

  /** PUT /felt-reminder/mine `{ hour }` → the stored value; mailSuppressed. */
  async put(ctx: Context) {
    const { hour } = readInput(ctx, 'putFeltReminder')
    await setReminder(strapi, callerOf(ctx).user, hour)
    ctx.body = { hour }
  },
}
