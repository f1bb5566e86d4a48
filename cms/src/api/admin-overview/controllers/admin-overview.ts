import type { Context } from 'koa'
import { findAnything } from '../../../back-office/overview/find-anything'
import { listNeeds } from '../../../back-office/overview/list-needs'
import { readInput } from '../../../lib/read-input'

export default {
  /** GET /admin/overview → `{ needs }`: what waits for somebody. */
  async overview(ctx: Context) {
    readInput(ctx, 'adminOverview')
    ctx.body = { needs: await listNeeds(strapi) }
  },

  /** GET /admin/find?q= → `{ users, orders, coupons }`. */
  async find(ctx: Context) {
    const { q } = readInput(ctx, 'adminFind')
    ctx.body = await findAnything(strapi, q)
  },
}
