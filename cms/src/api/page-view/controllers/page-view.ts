import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'

export default {
  /** POST /page-views `{ views: [{ day, path, count }] }` → 204; with web's token only. */
  async add(ctx: Context) {
    const { views } = readInput(ctx, 'pageViews')
    await strapi.service('api::page-view.page-view').add(views)
    ctx.status = 204
  },
}
