import type { Context } from 'koa'
import { showAnalytics } from '../../../back-office/numbers/show-analytics'
import { showStats } from '../../../back-office/numbers/show-stats'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/analytics?period=&until= → figures about visits. */
  async analytics(ctx: Context) {
    ctx.body = await showAnalytics(strapi, readInput(ctx, 'adminAnalytics'))
  },

  /** GET /admin/stats → how much there is of everything, and the health of the product. */
  async stats(ctx: Context) {
    readInput(ctx, 'adminStats')
    ctx.body = await showStats(strapi)
  },
}
