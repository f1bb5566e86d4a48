import { areaOfCall } from '@krono/contract'
import type { Context } from 'koa'
import { eraseUser, exportUser } from '../../../back-office/people/actions/personal-data'
import { factsOf } from '../../../back-office/people/facts'
import { onUser, requireUser } from '../../../back-office/people/on-user'
import { timelineOf } from '../../../back-office/people/timeline'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

const idOf = (ctx: Context) => String(ctx.params.id)

export default {
  /** GET /admin/users/{id} → `{ user }`; notFound. */
  async show(ctx: Context) {
    readInput(ctx, 'userOfAdmin')
    const user = await requireUser(strapi, idOf(ctx))
    ctx.body = await factsOf(strapi, user, callerOf(ctx).user.id)
  },

  /** GET /admin/users/{id}/timeline?group=&before= → `{ events, next }`; notFound. */
  async timeline(ctx: Context) {
    const ask = readInput(ctx, 'timelineOfUser')
    ctx.body = await timelineOf(strapi, await requireUser(strapi, idOf(ctx)), ask)
  },

  /** POST /admin/users/{id}/export `{ reason }` → all data of the user; logged. */
  async export(ctx: Context) {
    const { reason } = readInput(ctx, 'exportOfUser')
    const ask = { caller: callerOf(ctx), id: idOf(ctx), area: areaOfCall('exportOfUser') }
    ctx.body = await onUser(strapi, ask, (on) => exportUser(strapi, { ...on, reason }))
  },

  /** POST /admin/users/{id}/erase `{ reason, endsSubscription? }` → `{ id }`; adminYourself, adminIsAdmin, adminSubscriptionRuns. */
  async erase(ctx: Context) {
    const wish = readInput(ctx, 'eraseUser')
    const ask = { caller: callerOf(ctx), id: idOf(ctx), area: areaOfCall('eraseUser') }
    await onUser(strapi, ask, (on) => eraseUser(strapi, { ...on, ...wish }))
    ctx.body = { id: ask.id }
  },
}
