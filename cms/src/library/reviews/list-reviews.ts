import { type Review, type ReviewSummary, reviewsOnPage } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { findBuyers } from './find-buyers'
import { type ReviewRow, reviewTable, reviewUid, writtenOf } from './review-row'

/** Number of reviews with this many stars. */
type StarCount = { stars: number; count: number }

/** Count, mean and distribution; no mean without reviews. */
function summarise(counts: readonly StarCount[]): ReviewSummary {
  const distribution = [1, 2, 3, 4, 5].map((stars) =>
    counts.filter((one) => one.stars === stars).reduce((sum, one) => sum + one.count, 0),
  )
  const count = distribution.reduce((sum, one) => sum + one, 0)
  const stars = distribution.reduce((sum, one, place) => sum + one * (place + 1), 0)
  return { count, mean: count > 0 ? stars / count : null, distribution }
}

/**
 * A page of approved reviews in the site's language, newest first, with a summary of all real ones: samples are not
 * counted.
 */
export async function listReviews(
  strapi: Core.Strapi,
  page = 1,
): Promise<{ reviews: Review[]; summary: ReviewSummary }> {
  const shown = { state: 'approved', language: env.LANGUAGE } as const
  const rows: ReviewRow[] = await strapi.db.query(reviewUid).findMany({
    where: shown,
    orderBy: [{ writtenAt: 'desc' }, { id: 'desc' }],
    offset: (page - 1) * reviewsOnPage,
    limit: reviewsOnPage,
  })
  const isBuyer = await findBuyers(strapi, rows)
  const counts: { stars: number; count: string | number }[] = await strapi.db
    .connection(reviewTable)
    .where({ ...shown, is_sample: false })
    .groupBy('stars')
    .select('stars')
    .count({ count: '*' })
  return {
    reviews: rows.map((row) => ({ ...writtenOf(row, isBuyer(row)), isSample: row.isSample })),
    summary: summarise(
      counts.map(({ stars, count }): StarCount => ({ stars, count: Number(count) })),
    ),
  }
}
