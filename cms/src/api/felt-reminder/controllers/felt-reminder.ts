import type { Context } from 'koa'
import { findReminder, keepReminder } from '../../../felt-days/reminder'
import { readInput } from '../../../lib/read-input'
import { callerOf } from '../../../users/caller'

export default {
  /** GET /felt-reminder/mine → `{ hour }`, null for none. */
  async mine(ctx: Context) {
    readInput(ctx, 'feltReminder')
    const hour = await findReminder(strapi, callerOf(ctx).user.id)
    ctx.body = { hour: hour ?? null }
  },

  /** PUT /felt-reminder/mine `{ hour }` → the same, as it is kept; lettersStopped. */
  async put(ctx: Context) {
    const { hour } = readInput(ctx, 'putFeltReminder')
    await keepReminder(strapi, callerOf(ctx).user, hour)
    ctx.body = { hour }
  },
}
