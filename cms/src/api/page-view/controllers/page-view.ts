import type { Context } from 'koa'
import { addViews } from '../../../library/page-views/add-views'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /page-views `{ views: [{ day, path, count }], sums? }` → 204; with web's token only. */
  async add(ctx: Context) {
    const { views, sums = [] } = readInput(ctx, 'pageViews')
    await addViews(strapi, { views, sums })
    ctx.status = 204
  },
}
