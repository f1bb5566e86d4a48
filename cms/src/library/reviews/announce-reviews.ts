import type { Core } from '@strapi/strapi'
import { reviewsTurned, reviewUid } from './review-row'

/** Announces a change of public reviews, after the commit of the open transaction, if there is one. */
export const announceReviews = ({ db, eventHub }: Core.Strapi) =>
  db.transaction(async ({ onCommit }) => {
    onCommit(() => eventHub.emit(reviewsTurned, {}))
  })

/** The same after a change of a user that affects their reviews: a purchase, or the erasure. */
export async function announceReviewsOf(strapi: Core.Strapi, userId: number | null) {
  if (userId === null) return
  const where = { userId, state: 'approved' }
  if ((await strapi.db.query(reviewUid).count({ where })) > 0) await announceReviews(strapi)
}
