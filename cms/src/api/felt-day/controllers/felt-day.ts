import type { Context } from 'koa'
import { deleteFeltDay } from '../../../felt-days/delete-felt-day'
import { listFeltDays } from '../../../felt-days/list-felt-days'
import { putFeltDay } from '../../../felt-days/put-felt-day'
import { readInput } from '../../../lib/read-input'
import { callerOf } from '../../../users/caller'

const dayOf = (ctx: Context) => String(ctx.params.id)

export default {
  /** GET /felt-day/mine?before= → `{ days }`, the newest first. */
  async mine(ctx: Context) {
    const { before } = readInput(ctx, 'feltDays')
    ctx.body = { days: await listFeltDays(strapi, callerOf(ctx).user.id, before) }
  },

  /** PUT /felt-day/{day} `{ body?, feeling?, mind?, word?, at?, whose? }` → the day as it is kept. */
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
