import type { Context } from 'koa'
import { callerOf } from '../../../account/caller'
import { readInput } from '../../../lib/read-input'

const results = () => strapi.service('api::shared-result.shared-result')

export default {
  /** POST /share/create `{ people | testResult, showsDates }` → 201 the share with its token. */
  async create(ctx: Context) {
    const body = readInput(ctx, 'createShare')
    ctx.body = await results().create(callerOf(ctx).user, body)
    ctx.status = 201
  },

  /** GET /share/mine → `{ shares }`, the newest first. */
  async mine(ctx: Context) {
    ctx.body = { shares: await results().list(callerOf(ctx).user.id) }
  },

  /** POST /share/revoke `{ id }` → `{ id }`. */
  async revoke(ctx: Context) {
    const { id } = readInput(ctx, 'revokeShare')
    ctx.body = await results().revoke(callerOf(ctx).user.id, id)
  },

  /** GET /share/open?token= → the shared result, for whoever has the address. */
  async open(ctx: Context) {
    const { token } = readInput(ctx, 'openShare')
    ctx.body = await results().open(token)
  },
}
