import type { Context } from 'koa'
import { userAnswerOf } from '../../../account/user-answer'
import { readUpload } from '../../../pictures/read-upload'
import { replacePicture } from '../../../pictures/replace-picture'
import { callerOf } from '../../../users/caller'

export default {
  /** POST /user/upload-profile-pic, multipart with one file `picture` → `{ user }` (spec §7). */
  async upload(ctx: Context) {
    const { user, session } = callerOf(ctx)
    const bytes = await readUpload(ctx)
    const changed = await replacePicture(strapi, user.id, bytes)
    ctx.body = { user: await userAnswerOf(strapi, changed, session) }
  },
}
