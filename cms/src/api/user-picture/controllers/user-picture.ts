import type { Context } from 'koa'
import { userAnswerOf } from '../../../members/account/user-answer'
import { callerOf } from '../../../members/users/caller'
import { readUpload } from '../../../people/pictures/read-upload'
import { replacePicture } from '../../../people/pictures/replace-picture'

export default {
  /** POST /user/upload-profile-pic, multipart with one file `picture` → `{ user }` (spec §7). */
  async upload(ctx: Context) {
    const { user, session } = callerOf(ctx)
    const bytes = await readUpload(ctx)
    const changed = await replacePicture(strapi, user.id, bytes)
    ctx.body = { user: await userAnswerOf(strapi, changed, session) }
  },
}
