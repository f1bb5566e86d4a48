import { z } from 'zod'
import { languageCodes } from './languages'
import { tiers } from './tiers'

/**
 * GET /banner/get-latest-banner?tier=&language= (header token) → the banner of `tier`, by default of the caller's tier.
 * web sends `tier` for pages that are cached per tier. Banners are public, so any caller may request any tier.
 * `language` is the deployment's by default.
 */
export const bannerQuery = z.strictObject({
  tier: z.enum(tiers, { error: 'invalidField' }).optional(),
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
})

/** A banner to be shown now (spec §3). */
export const bannerSchema = z.object({
  isAvailable: z.literal(true),
  /** ISO 8601 with Z. */
  endDate: z.iso.datetime(),
  description: z.string(),
  buttonTitle: z.string().nullable(),
  buttonUrl: z.string().nullable(),
  backgroundImage: z.object({ file: z.object({ url: z.string() }) }).nullable(),
})

/** The response; `isAvailable: false` when there is no banner. */
export const bannerAnswer = z.union([bannerSchema, z.object({ isAvailable: z.literal(false) })])

export type Banner = z.infer<typeof bannerSchema>
export type BannerAnswer = z.infer<typeof bannerAnswer>
