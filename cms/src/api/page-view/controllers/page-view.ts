import type { Context } from 'koa'
import { addVisitSums } from '../../../library/page-views/add-visit-sums'
import { countPageViews } from '../../../library/page-views/count-page-views'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /page-views `{ views: [{ day, path, count }], sums? }` → 204; with web's token only. */
  async add(ctx: Context) {
    const { views, sums = [] } = readInput(ctx, 'pageViews')
    // Both or none: web sends again what was not accepted.
    await strapi.db.transaction(async () => {
      if (views.length > 0) await countPageViews(strapi, views)
      if (sums.length > 0) await addVisitSums(strapi, sums)
    })
    ctx.status = 204
  },
}
