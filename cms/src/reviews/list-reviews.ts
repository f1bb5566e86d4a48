import { mostReviews, type Review, type ReviewSummary } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'
import { findBuyers } from './find-buyers'
import { type ReviewRow, reviewTable, reviewUid, writtenOf } from './review-row'
import { type StarCount, summarise } from './summarise'

/**
 * The reviews of the site's language that an editor said yes to, the newest first; and what the real ones among them
 * come to: samples count for nothing.
 */
export async function listReviews(
  strapi: Core.Strapi,
): Promise<{ reviews: Review[]; summary: ReviewSummary }> {
  const shown = { state: 'approved', language: env.LANGUAGE } as const
  const rows: ReviewRow[] = await strapi.db.query(reviewUid).findMany({
    where: shown,
    orderBy: [{ writtenAt: 'desc' }, { id: 'desc' }],
    limit: mostReviews,
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
