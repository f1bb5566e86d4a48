import { newShare, shareId, shareQuery } from '@krono/contract'
import type { Context } from 'koa'
import { today } from '../../../lib/clock'
import { readBody, readQuery } from '../../../lib/read-input'
import { createShare } from '../../../shares/create-share'
import { listShares } from '../../../shares/list-shares'
import { openShare } from '../../../shares/open-share'
import { revokeShare } from '../../../shares/revoke-share'
import { callerOf } from '../../../users/caller'

export default {
  /** POST /share/create `{ people | testResult, showsDates }` → 201 the share with its token. */
  async create(ctx: Context) {
    const body = readBody(ctx, newShare(today()))
    ctx.body = await createShare(strapi, callerOf(ctx).user, body)
    ctx.status = 201
  },

  /** GET /share/mine → `{ shares }`, the newest first. */
  async mine(ctx: Context) {
    ctx.body = { shares: await listShares(strapi, callerOf(ctx).user.id) }
  },

  /** POST /share/revoke `{ id }` → `{ id }`. */
  async revoke(ctx: Context) {
    const { id } = readBody(ctx, shareId)
    ctx.body = await revokeShare(strapi, callerOf(ctx).user.id, id)
  },

  /** GET /share/open?token= → the shared result, for whoever has the address. */
  async open(ctx: Context) {
    const { token } = readQuery(ctx, shareQuery)
    ctx.body = await openShare(strapi, token)
  },
}
