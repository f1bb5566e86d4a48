import type { Context } from 'koa'
import { deleteReview } from '../../../library/reviews/delete-review'
import { listOwnReviews } from '../../../library/reviews/list-own-reviews'
import { listReviews } from '../../../library/reviews/list-reviews'
import { saveReview } from '../../../library/reviews/save-review'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /review/list?page= → `{ reviews, summary }` of approved ones. */
  async list(ctx: Context) {
    const { page } = readInput(ctx, 'reviews')
    ctx.body = await listReviews(strapi, page)
  },

  /** GET /review/mine → `{ reviews }`. */
  async mine(ctx: Context) {
    readInput(ctx, 'ownReviews')
    ctx.body = { reviews: await listOwnReviews(strapi, callerOf(ctx).user.id) }
  },

  /** POST /review/save → the caller's review of the subject, to be approved by an editor. */
  async save(ctx: Context) {
    const review = readInput(ctx, 'saveReview')
    ctx.body = await saveReview(strapi, callerOf(ctx).user.id, review)
  },

  /** POST /review/delete `{ subject }` → the same. */
  async remove(ctx: Context) {
    const { subject } = readInput(ctx, 'deleteReview')
    ctx.body = await deleteReview(strapi, callerOf(ctx).user.id, subject)
  },
}
