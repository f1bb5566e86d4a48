import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { countPageViews } from '../../../page-views/count-page-views'

export default {
  /** POST /page-views `{ views: [{ day, path, count }] }` → 204; with web's token only. */
  async add(ctx: Context) {
    const { views } = readInput(ctx, 'pageViews')
    await countPageViews(strapi, views)
    ctx.status = 204
  },
}
