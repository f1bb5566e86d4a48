import type { Context } from 'koa'
import { deleteView, listViews, saveView } from '../../../back-office/views/saved-views'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/views?list= → `{ views }`. */
  async list(ctx: Context) {
    const { list } = readInput(ctx, 'adminViews')
    ctx.body = { views: await listViews(strapi, list) }
  },

  /** POST /admin/views `{ list, name, query }` → the view. */
  async save(ctx: Context) {
    const view = readInput(ctx, 'adminSaveView')
    ctx.body = await saveView(strapi, callerOf(ctx).user.id, view)
  },

  /** POST /admin/views/delete `{ view }` → `{ id }`. */
  async remove(ctx: Context) {
    const { view } = readInput(ctx, 'adminDeleteView')
    ctx.body = await deleteView(strapi, callerOf(ctx).user.id, view)
  },
}
