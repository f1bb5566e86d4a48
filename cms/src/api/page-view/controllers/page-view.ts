import type { Context } from 'koa'
import { countPageViews } from '../../../library/page-views/count-page-views'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /page-views `{ views: [{ day, path, count }] }` → 204; with web's token only. */
  async add(ctx: Context) {
    const { views } = readInput(ctx, 'pageViews')
    await countPageViews(strapi, views)
    ctx.status = 204
  },
}
