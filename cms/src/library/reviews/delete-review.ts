import type { ReviewSubject } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { announceReviews } from './announce-reviews'
import { reviewTable } from './review-row'

/** Deletes a member's own review permanently. Throws notFound if there is none. */
export async function deleteReview(strapi: Core.Strapi, userId: number, subject: ReviewSubject) {
  const deletedCount = await strapi.db
    .connection(reviewTable)
    .where({ user_id: userId, subject })
    .delete()
  if (deletedCount === 0) throw new AppError('notFound')
  await announceReviews(strapi)
  return { subject }
}
