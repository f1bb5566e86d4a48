import type { Context } from 'koa'
import { callerOf } from '../../../account/caller'
import { readInput } from '../../../lib/read-input'

const feeds = () => strapi.service('api::calendar-feed.calendar-feed')

export default {
  /** POST /calendar/create `{ cycles, peaks, critical, savedDate }` → 201 the feed. */
  async create(ctx: Context) {
    const wish = readInput(ctx, 'createFeed')
    ctx.body = await feeds().create(callerOf(ctx).user, wish)
    ctx.status = 201
  },

  /** GET /calendar/mine → `{ feeds }`. */
  async mine(ctx: Context) {
    ctx.body = { feeds: await feeds().mine(callerOf(ctx).user.id) }
  },

  /** POST /calendar/revoke `{ id }` → `{ id }`. */
  async revoke(ctx: Context) {
    const { id } = readInput(ctx, 'revokeFeed')
    ctx.body = await feeds().revoke(callerOf(ctx).user.id, id)
  },

  /** GET /calendar/feed?token= → what the calendar is made of; whoever has the address may read. */
  async read(ctx: Context) {
    const { token } = readInput(ctx, 'readFeed')
    ctx.body = await feeds().read(token)
  },
}
