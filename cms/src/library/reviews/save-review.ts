import type { Inputs, OwnReview } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { newRow } from '../../platform/lib/new-row'
import { announceReviews } from './announce-reviews'
import { findBuyers } from './find-buyers'
import { ownReviewOf, type ReviewRow, reviewTable, reviewUid } from './review-row'

/**
 * Creates or replaces a member's one review of a subject, in one statement: of concurrent writes the later stays. A
 * replaced review needs approval again and loses its answer (decision public-forms). Throws notAuthorized if the user
 * is gone meanwhile.
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
  // What was shown until now is no longer approved.
  await announceReviews(strapi)
  const row: ReviewRow | null = await strapi.db
    .query(reviewUid)
    .findOne({ where: { userId, subject } })
  if (!row) throw new AppError('saveFailed')
  const isBuyer = await findBuyers(strapi, [row])
  return ownReviewOf(row, isBuyer(row))
}
