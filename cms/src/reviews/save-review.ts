import type { Inputs, OwnReview } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { newRow } from '../lib/new-row'
import { requireUserRow } from '../users/lock-user'
import { findBuyers } from './find-buyers'
import { ownReviewOf, type ReviewRow, reviewTable, reviewUid } from './review-row'
import { tellOfReviews } from './tell-of-reviews'

/**
 * Writes the one review that a member has of a subject, or another instead of it, in one statement: of two at once the
 * later stays. It waits for an editor's yes, whatever was said of the former, whose answer goes with it (decision 182).
 * notAuthorized when the user is gone meanwhile.
 */
export async function saveReview(
  strapi: Core.Strapi,
  userId: number,
  { subject, stars, title, text, name }: Inputs['saveReview'],
): Promise<OwnReview> {
  const written = {
    ...{ stars, title, text, name, language: env.LANGUAGE, written_at: now() },
    ...{ state: 'waiting', answer: null, reason: null, updated_at: now() },
  }
  await strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    await trx(reviewTable)
      .insert({ ...newRow(), ...written, user_id: userId, subject, is_sample: false })
      .onConflict(['user_id', 'subject'])
      .merge(written)
  })
  // What was shown until now is not any more.
  await tellOfReviews(strapi)
  const row: ReviewRow | null = await strapi.db
    .query(reviewUid)
    .findOne({ where: { userId, subject } })
  if (!row) throw new AppError('saveFailed')
  const isBuyer = await findBuyers(strapi, [row])
  return ownReviewOf(row, isBuyer(row))
}
