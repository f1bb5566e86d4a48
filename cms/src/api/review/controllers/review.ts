import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { deleteReview } from '../../../reviews/delete-review'
import { listOwnReviews } from '../../../reviews/list-own-reviews'
import { listReviews } from '../../../reviews/list-reviews'
import { saveReview } from '../../../reviews/save-review'
import { callerOf } from '../../../users/caller'

export default {
  /** GET /review/list → `{ reviews, summary }` of those that an editor said yes to. */
  async list(ctx: Context) {
    readInput(ctx, 'reviews')
    ctx.body = await listReviews(strapi)
  },

  /** GET /review/mine → `{ reviews }`. */
  async mine(ctx: Context) {
    readInput(ctx, 'ownReviews')
    ctx.body = { reviews: await listOwnReviews(strapi, callerOf(ctx).user.id) }
  },

  /** POST /review/save → one's own review of the subject, which waits for an editor. */
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
