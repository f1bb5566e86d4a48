import type { Context } from 'koa'
import { callerOf } from '../../../users/caller'
import { userAnswerOf } from '../../../account/user-answer'
import { readUpload } from '../../../pictures/read-upload'

export default {
  /** POST /user/upload-profile-pic, multipart with one file `picture` → `{ user }` (spec §7). */
  async upload(ctx: Context) {
    const { user, session } = callerOf(ctx)
    const bytes = await readUpload(ctx)
    const changed = await strapi.service('api::user-picture.user-picture').replace(user.id, bytes)
    ctx.body = { user: await userAnswerOf(strapi, changed, session) }
  },
}
