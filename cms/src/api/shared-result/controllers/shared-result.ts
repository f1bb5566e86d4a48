import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { createShare } from '../../../shares/create-share'
import { listShares } from '../../../shares/list-shares'
import { openShare } from '../../../shares/open-share'
import { revokeShare } from '../../../shares/revoke-share'
import { callerOf } from '../../../users/caller'

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

  /** GET /share/open?token= → the shared result, for whoever has the address. */
  async open(ctx: Context) {
    const { token } = readInput(ctx, 'openShare')
    ctx.body = await openShare(strapi, token)
  },
}
