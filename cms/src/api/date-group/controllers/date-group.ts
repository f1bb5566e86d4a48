import type { Context } from 'koa'
import { callerOf } from '../../../account/caller'
import { readInput } from '../../../lib/read-input'

const groups = () => strapi.service('api::date-group.date-group')

export default {
  /** GET /user/date-groups → `{ groups: [{ id, name }], counts }`, people by group, common ones too. */
  async list(ctx: Context) {
    ctx.body = await groups().list(callerOf(ctx).user.id)
  },

  /** POST /user/addDateGroup `{ name }` → 201 `{ id, name }`. */
  async add(ctx: Context) {
    const { name } = readInput(ctx, 'addDateGroup')
    ctx.body = await groups().add(callerOf(ctx).user.id, name)
    ctx.status = 201
  },

  /** POST /user/renameDateGroup `{ id, name }` → the same. */
  async rename(ctx: Context) {
    const body = readInput(ctx, 'renameDateGroup')
    ctx.body = await groups().rename(callerOf(ctx).user.id, body)
  },

  /** POST /user/deleteDateGroup `{ id }` → `{ id }`. */
  async remove(ctx: Context) {
    const { id } = readInput(ctx, 'deleteDateGroup')
    ctx.body = await groups().remove(callerOf(ctx).user.id, id)
  },
}
