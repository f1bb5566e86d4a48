import type { Context } from 'koa'
import { callerOf } from '../../../members/users/caller'
import { createShare } from '../../../people/share-links/create-share'
import { listShares } from '../../../people/share-links/list-shares'
import { openShare } from '../../../people/share-links/open-share'
import { revokeShare } from '../../../people/share-links/revoke-share'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /share/create `{ people | testResult, showsDates }` → 201 the share with its token. */
  async create(ctx: Context) {
    const body = readInput(ctx, 'createShare')
    ctx.body = await createShare(strapi, callerOf(ctx).user, body)
    ctx.status = 201
  },

  /** GET /share/mine → `{ shares }`, the newest first. */
  async mine(ctx: Context) {
    readInput(ctx, 'shares')
    ctx.body = { shares: await listShares(strapi, callerOf(ctx)) }
  },

  /** POST /share/revoke `{ id }` → `{ id }`. */
  async revoke(ctx: Context) {
    const { id } = readInput(ctx, 'revokeShare')
    ctx.body = await revokeShare(strapi, callerOf(ctx).user.id, id)
  },

  /** GET /share/open?token= → the shared result; the token is the only credential. */
  async open(ctx: Context) {
    const { token } = readInput(ctx, 'openShare')
    ctx.body = await openShare(strapi, token)
  },
}
