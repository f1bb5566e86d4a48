import type { Context } from 'koa'
import { callerOf } from '../../../members/users/caller'
import { addTest } from '../../../people/personality/add-test'
import { deleteTest } from '../../../people/personality/delete-test'
import { listTests } from '../../../people/personality/list-tests'
import { replaceTest } from '../../../people/personality/replace-test'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /personality-test/save `{ answers }` → 201 the stored test; with `id` 200, replacing that one. */
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
