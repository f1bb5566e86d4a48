import { birthdayUpdate, deleteUserBody, userUpdate } from '@krono/contract'
import type { Context } from 'koa'
import { updateUser } from '../../../account/update-user'
import { userAnswerOf } from '../../../account/user-answer'
import { today } from '../../../lib/clock'
import { readBody } from '../../../lib/read-input'
import { deactivate } from '../../../personal-data/deactivate'
import { callerOf } from '../../../users/caller'

export default {
  /** POST /user/update (spec §7) → `{ user }`; only what is sent changes. */
  async update(ctx: Context) {
    const change = readBody(ctx, userUpdate(today()))
    const { user, session } = callerOf(ctx)
    const changed = await updateUser(strapi, user, change)
    ctx.body = { user: await userAnswerOf(strapi, changed, session) }
  },

  /** POST /user/update-birthday `{ birthDate }` (spec §7) → `{ user }`. */
  async updateBirthday(ctx: Context) {
    const change = readBody(ctx, birthdayUpdate(today()))
    const { user, session } = callerOf(ctx)
    const changed = await updateUser(strapi, user, change)
    ctx.body = { user: await userAnswerOf(strapi, changed, session) }
  },

  /** DELETE /user/delete-user `{ password }` (spec §7) → `{ deleted: true }`; wrongPassword. */
  async delete(ctx: Context) {
    const { password } = readBody(ctx, deleteUserBody)
    await deactivate(strapi, callerOf(ctx).user, password)
    ctx.body = { deleted: true }
  },
}
