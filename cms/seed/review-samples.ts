import { languageCodes } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { announceReviews } from '../src/library/reviews/announce-reviews'
import { reviewTable } from '../src/library/reviews/review-row'
import { now } from '../src/platform/lib/clock'
import { env } from '../src/platform/lib/env'
import { newRow } from '../src/platform/lib/new-row'
import { readSite } from './content-files'
import type { SeedRecord } from './record'

const dayMs = 86_400_000
/** Days between two samples. */
const apart = 5

/**
 * Adds the demo's sample reviews once: marked as samples, without an author, in no average. Bypasses the document
 * service, which does not write members' texts.
 */
export async function ensureReviewSamples(
  strapi: Core.Strapi,
  record: SeedRecord,
): Promise<string[]> {
  if (!env.DEMO_PASSWORD || record.accounts.reviewSamples) return []
  record.accounts.reviewSamples = 'made'
  const samples = Object.values(readSite('site/review-samples'))
  const rows = samples.flatMap(({ subject, stars, ...words }, place) =>
    languageCodes.flatMap((language) => {
      const texts = words[language]
      const writtenAt = new Date(now().getTime() - (place + 1) * apart * dayMs)
      return texts
        ? [{ ...newRow(), ...texts, subject, stars, language, written_at: writtenAt }]
        : []
    }),
  )
  const state = { state: 'approved', is_sample: true }
  await strapi.db.transaction(async ({ trx }) => {
    for (const row of rows) await trx(reviewTable).insert({ ...row, ...state })
    await announceReviews(strapi)
  })
  return [`Samples of reviews: ${rows.length} created`]
}
