import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { addTest } from '../../../personality/add-test'
import { deleteTest } from '../../../personality/delete-test'
import { listTests } from '../../../personality/list-tests'
import { replaceTest } from '../../../personality/replace-test'
import { callerOf } from '../../../users/caller'

export default {
  /** POST /personality-test/save `{ answers }` → 201 the stored test; with `id` 200, that one anew. */
  async save(ctx: Context) {
    const { id, answers } = readInput(ctx, 'savePersonalityTest')
    const userId = callerOf(ctx).user.id
    ctx.body = id
      ? await replaceTest(strapi, userId, { id, answers })
      : await addTest(strapi, userId, answers)
    ctx.status = id ? 200 : 201
  },

  /** GET /personality-test/mine → `{ results }`, the newest first. */
  async list(ctx: Context) {
    ctx.body = { results: await listTests(strapi, callerOf(ctx).user.id) }
  },

  /** POST /personality-test/delete `{ id }` → `{ id }`. */
  async remove(ctx: Context) {
    const { id } = readInput(ctx, 'deletePersonalityTest')
    ctx.body = await deleteTest(strapi, callerOf(ctx).user.id, id)
  },
}
