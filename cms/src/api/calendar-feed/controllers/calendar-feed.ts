import type { Context } from 'koa'
import { createFeed } from '../../../calendar/create-feed'
import { listFeeds } from '../../../calendar/list-feeds'
import { readFeed } from '../../../calendar/read-feed'
import { revokeFeed } from '../../../calendar/revoke-feed'
import { readInput } from '../../../lib/read-input'
import { callerOf } from '../../../users/caller'
import { hasFreshPassword, withoutToken } from '../../../users/fresh-password'

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
    const { user, session } = callerOf(ctx)
    const feeds = await listFeeds(strapi, user.id)
    ctx.body = { feeds: hasFreshPassword(session) ? feeds : feeds.map(withoutToken) }
  },

  /** POST /calendar/revoke `{ id }` → `{ id }`. */
  async revoke(ctx: Context) {
    const { id } = readInput(ctx, 'revokeFeed')
    ctx.body = await revokeFeed(strapi, callerOf(ctx).user.id, id)
  },

  /** GET /calendar/feed?token= → what the calendar is made of; whoever has the address may read. */
  async read(ctx: Context) {
    const { token } = readInput(ctx, 'readFeed')
    ctx.body = await readFeed(strapi, token)
  },
}
