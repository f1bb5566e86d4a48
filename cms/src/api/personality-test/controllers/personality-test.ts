import type { Context } from 'koa'
import { callerOf } from '../../../account/caller'
import { readInput } from '../../../lib/read-input'

const tests = () => strapi.service('api::personality-test.personality-test')

export default {
  /** POST /personality-test/save `{ answers }` → 201 the stored test; with `id` 200, that one anew. */
  async save(ctx: Context) {
    const { id, answers } = readInput(ctx, 'savePersonalityTest')
    const userId = callerOf(ctx).user.id
    ctx.body = id
      ? await tests().replace(userId, { id, answers })
      : await tests().add(userId, answers)
    ctx.status = id ? 200 : 201
  },

  /** GET /personality-test/mine → `{ results }`, the newest first. */
  async list(ctx: Context) {
    ctx.body = { results: await tests().list(callerOf(ctx).user.id) }
  },

  /** POST /personality-test/delete `{ id }` → `{ id }`. */
  async remove(ctx: Context) {
    const { id } = readInput(ctx, 'deletePersonalityTest')
    ctx.body = await tests().remove(callerOf(ctx).user.id, id)
  },
}
