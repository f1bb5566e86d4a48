import type { Context } from 'koa'
import { callerOf } from '../../../members/users/caller'
import { deleteFeltDay } from '../../../people/day-notes/delete-felt-day'
import { listFeltDays } from '../../../people/day-notes/list-felt-days'
import { putFeltDay } from '../../../people/day-notes/put-felt-day'
import { readInput } from '../../../platform/lib/read-input'

const dayOf = (ctx: Context) => String(ctx.params.id)

export default {
  /** GET /felt-day/mine?before= → `{ days }`, the newest first. */
  async mine(ctx: Context) {
    const { before } = readInput(ctx, 'feltDays')
    ctx.body = { days: await listFeltDays(strapi, callerOf(ctx).user.id, before) }
  },

  /** PUT /felt-day/{day} with the fields of `putFeltDay` → the stored day. */
  async put(ctx: Context) {
    const felt = readInput(ctx, 'putFeltDay')
    ctx.body = await putFeltDay(strapi, callerOf(ctx).user, { day: dayOf(ctx), felt })
  },

  /** DELETE /felt-day/{day} → `{ id }`; notFound. */
  async remove(ctx: Context) {
    readInput(ctx, 'deleteFeltDay')
    ctx.body = await deleteFeltDay(strapi, callerOf(ctx).user.id, dayOf(ctx))
  },
}
