import type { Context } from 'koa'
import { findAnything } from '../../../back-office/overview/find-anything'
import { listAttentionItems } from '../../../back-office/overview/list-attention-items'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/overview → `{ needs }`: the work that is waiting. */
  async overview(ctx: Context) {
    readInput(ctx, 'adminOverview')
    ctx.body = { items: await listAttentionItems(strapi) }
  },

  /** GET /admin/find?q= → `{ users, orders, coupons }`. */
  async find(ctx: Context) {
    const { q } = readInput(ctx, 'adminFind')
    ctx.body = await findAnything(strapi, q)
  },
}
