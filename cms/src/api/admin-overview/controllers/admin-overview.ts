import type { Context } from 'koa'
import { findAnything } from '../../../back-office/overview/find-anything'
import { listAttentionItems } from '../../../back-office/overview/list-attention-items'
import { roleOf } from '../../../members/users/admin-role'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/overview → `{ items }`: the work that is waiting, as far as the caller's role may see it. */
  async overview(ctx: Context) {
    readInput(ctx, 'adminOverview')
    ctx.body = { items: await listAttentionItems(strapi, roleOf(callerOf(ctx).user)) }
  },

  /** GET /admin/find?q= → `{ users, orders, coupons }`. */
  async find(ctx: Context) {
    const { q } = readInput(ctx, 'adminFind')
    ctx.body = await findAnything(strapi, q, roleOf(callerOf(ctx).user))
  },
}
