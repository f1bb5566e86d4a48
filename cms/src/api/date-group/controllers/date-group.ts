import type { Context } from 'koa'
import { callerOf } from '../../../members/users/caller'
import { addGroup, deleteGroup, renameGroup } from '../../../people/saved-dates/change-groups'
import { listGroups } from '../../../people/saved-dates/list-groups'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /user/date-groups → `{ groups: [{ id, name }], counts }`, people by group, including common groups. */
  async list(ctx: Context) {
    ctx.body = await listGroups(strapi, callerOf(ctx).user.id)
  },

  /** POST /user/addDateGroup `{ name }` → 201 `{ id, name }`. */
  async add(ctx: Context) {
    const { name } = readInput(ctx, 'addDateGroup')
    ctx.body = await addGroup(strapi, callerOf(ctx).user.id, name)
    ctx.status = 201
  },

  /** POST /user/renameDateGroup `{ id, name }` → the same. */
  async rename(ctx: Context) {
    const body = readInput(ctx, 'renameDateGroup')
    ctx.body = await renameGroup(strapi, callerOf(ctx).user.id, body)
  },

  /** POST /user/deleteDateGroup `{ id }` → `{ id }`. */
  async remove(ctx: Context) {
    const { id } = readInput(ctx, 'deleteDateGroup')
    ctx.body = await deleteGroup(strapi, callerOf(ctx).user.id, id)
  },
}
