import type { OwnReview } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findBuyers } from './find-buyers'
import { ownReviewOf, type ReviewRow, reviewUid } from './review-row'

/** All reviews of a member in any state, newest first. */
export async function listOwnReviews(strapi: Core.Strapi, userId: number): Promise<OwnReview[]> {
  const rows: ReviewRow[] = await strapi.db
    .query(reviewUid)
    .findMany({ where: { userId }, orderBy: [{ writtenAt: 'desc' }, { id: 'desc' }] })
  const isBuyer = await findBuyers(strapi, rows)
  return rows.map((row) => ownReviewOf(row, isBuyer(row)))
}
