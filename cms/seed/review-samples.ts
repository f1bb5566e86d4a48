import { languageCodes } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../src/lib/clock'
import { env } from '../src/lib/env'
import { newRow } from '../src/lib/new-row'
import { reviewTable } from '../src/reviews/review-row'
import { tellOfReviews } from '../src/reviews/tell-of-reviews'
import { readSite } from './content-files'
import type { SeedRecord } from './record'

const dayMs = 86_400_000
/** Days between two of them. */
const apart = 5

/**
 * Reviews of the demo that show how the page looks, once: marked as samples, of nobody, in no average. Past Strapi's
 * documents, in which nobody writes what members say.
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
      const said = words[language]
      const writtenAt = new Date(now().getTime() - (place + 1) * apart * dayMs)
      return said ? [{ ...newRow(), ...said, subject, stars, language, written_at: writtenAt }] : []
    }),
  )
  const state = { state: 'approved', is_sample: true }
  await strapi.db.transaction(async ({ trx }) => {
    for (const row of rows) await trx(reviewTable).insert({ ...row, ...state })
    await tellOfReviews(strapi)
  })
  return [`Samples of reviews: ${rows.length} created`]
}
