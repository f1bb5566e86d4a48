import type { Context } from 'koa'
import { callerOf } from '../../../members/users/caller'
import { withoutToken } from '../../../members/users/fresh-password'
import { createFeed } from '../../../people/calendar/create-feed'
import { listFeeds } from '../../../people/calendar/list-feeds'
import { readFeed } from '../../../people/calendar/read-feed'
import { revokeFeed } from '../../../people/calendar/revoke-feed'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /calendar/create `{ cycles, peaks, critical, savedDate }` → 201 the feed. */
  async create(ctx: Context) {
    const wish = readInput(ctx, 'createFeed')
    ctx.body = await createFeed(strapi, callerOf(ctx).user, wish)
    ctx.status = 201
  },

  /** GET /calendar/mine → `{ feeds }`. */
  async mine(ctx: Context) {
    readInput(ctx, 'feeds')
    const { user, hasFreshPassword } = callerOf(ctx)
    const feeds = await listFeeds(strapi, user.id)
    ctx.body = { feeds: hasFreshPassword ? feeds : feeds.map(withoutToken) }
  },

  /** POST /calendar/revoke `{ id }` → `{ id }`. */
  async revoke(ctx: Context) {
    const { id } = readInput(ctx, 'revokeFeed')
    ctx.body = await revokeFeed(strapi, callerOf(ctx).user.id, id)
  },

  /** GET /calendar/feed?token= → the data of the calendar; the token is the only credential. */
  async read(ctx: Context) {
    const { token } = readInput(ctx, 'readFeed')
    ctx.body = await readFeed(strapi, token)
  },
}
