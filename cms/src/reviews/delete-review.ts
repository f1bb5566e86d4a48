import type { ReviewSubject } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { reviewTable } from './review-row'
import { tellOfReviews } from './tell-of-reviews'

/** Takes a member's own review away for good. Throws notFound when there is none. */
export async function deleteReview(strapi: Core.Strapi, userId: number, subject: ReviewSubject) {
  const gone = await strapi.db.connection(reviewTable).where({ user_id: userId, subject }).delete()
  if (gone === 0) throw new AppError('notFound')
  await tellOfReviews(strapi)
  return { subject }
}
