import type { Context } from 'koa'
import { updateUser } from '../../../members/account/update-user'
import { userAnswerOf } from '../../../members/account/user-answer'
import { deactivate } from '../../../members/personal-data/deactivate'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /user/update (spec §7) → `{ user }`; changes only the fields sent. */
  async update(ctx: Context) {
    const change = readInput(ctx, 'updateUser')
    const { user, session } = callerOf(ctx)
    const changed = await updateUser(strapi, user, change)
    ctx.body = { user: await userAnswerOf(strapi, changed, session) }
  },

  /** POST /user/update-birthday `{ birthDate }` (spec §7) → `{ user }`. */
  async updateBirthday(ctx: Context) {
    const change = readInput(ctx, 'updateBirthday')
    const { user, session } = callerOf(ctx)
    const changed = await updateUser(strapi, user, change)
    ctx.body = { user: await userAnswerOf(strapi, changed, session) }
  },

  /** DELETE /user/delete-user `{ password, code? }` (spec §7) → `{ deleted: true }`; wrongPassword, codeNeeded, wrongSecondCode. */
  async delete(ctx: Context) {
    const typed = readInput(ctx, 'deleteUser')
    await deactivate(strapi, callerOf(ctx).user, typed)
    ctx.body = { deleted: true }
  },
}
