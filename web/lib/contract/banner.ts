import { z } from 'zod'
import { languageCodes } from './languages'
import { tiers } from './tiers'

/**
 * GET /banner/get-latest-banner?tier=&language= (header token). Without `tier` the banner is that of the caller; with
 * it, that of the tier: web asks so for the pages that it caches per audience. A banner is no secret, so no caller is
 * refused one. `language` is the deployment's when left out.
 */
export const bannerQuery = z.strictObject({
  tier: z.enum(tiers, { error: 'invalidField' }).optional(),
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
})

/** A banner to show now (spec §3). */
export const bannerSchema = z.object({
  isAvailable: z.literal(true),
  /** Instant, ISO 8601 with Z. */
  endDate: z.iso.datetime(),
  description: z.string(),
  buttonTitle: z.string().nullable(),
  buttonUrl: z.string().nullable(),
  backgroundImage: z.object({ file: z.object({ url: z.string() }) }).nullable(),
})

/** What the call answers; when there is no banner, one that is not available. */
export const bannerAnswer = z.union([bannerSchema, z.object({ isAvailable: z.literal(false) })])

export type Banner = z.infer<typeof bannerSchema>
export type BannerAnswer = z.infer<typeof bannerAnswer>
