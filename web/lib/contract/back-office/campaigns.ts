import { z } from 'zod'
import { idAnswer, optionalLine, rowId } from '../account-fields'
import { languageCodes } from '../languages'
import { moneySchema } from '../money'
import { previewAudiences } from '../preview'
import { actionReason } from './action-reason'
import { localMinute, mostCounted, someLine, wholeFrom } from './shop-fields'

/** What a campaign may sell: what its content type says. */
export const campaignProducts = ['premium-month', 'premium-year', 'premium-year-discount'] as const

/**
 * POST /admin/campaigns → its id; with `id` that one is changed. campaignOverlaps (409) when another of the language
 * runs at that time, endsBeforeItBegins (400), campaignPast (400) when all of it is over, campaignEnded (409) for one
 * that is over, campaignChanged (409) when another admin has changed it since `updatedAt`, bannerNotPublished (400).
 */
export const savedCampaign = z
  .strictObject({
    id: rowId.optional(),
    /** Of what the form showed; with `id` it has to be there. */
    updatedAt: z.iso
      .datetime({ error: 'invalidField' })
      .max(40, { error: 'invalidField' })
      .optional(),
    name: someLine(80),
    language: z.enum(languageCodes, { error: 'invalidField' }),
    /** By the clocks here. */
    startDate: localMinute,
    endDate: localMinute,
    menuLabel: optionalLine(30).default(''),
    product: z.enum(campaignProducts, { error: 'invalidField' }),
    /** Shown while it runs, one of GET /admin/banners; left out: none. */
    banner: rowId.optional(),
    /** How many may have it; left out: all. */
    budget: wholeFrom(1, mostCounted).optional(),
    reason: actionReason,
  })
  .refine(({ startDate, endDate }) => startDate < endDate, {
    path: ['endDate'],
    error: 'endsBeforeItBegins',
  })
  .refine(({ id, updatedAt }) => id === undefined || updatedAt !== undefined, {
    path: ['updatedAt'],
    error: 'missingField',
  })

export type SavedCampaign = z.output<typeof savedCampaign>

export const savedCampaignAnswer = idAnswer

/** POST /admin/campaigns/{id}/end → the id: it is over from now on. campaignEnded (409) when it is already. */
export const endedCampaign = z.strictObject({ reason: actionReason })

/** GET /admin/campaigns/{id} → a campaign, its revenue, and addresses at which each tier sees the site with it. */
export const adminCampaign = z.object({
  id: z.string(),
  name: z.string(),
  language: z.enum(languageCodes),
  state: z.enum(['timed', 'live', 'over']),
  /** ISO 8601 with Z. */
  startDate: z.string(),
  endDate: z.string(),
  updatedAt: z.string(),
  menuLabel: z.string().nullable(),
  product: z.enum(campaignProducts),
  price: moneySchema.nullable(),
  banner: z.object({ id: z.string(), description: z.string() }).nullable(),
  budget: z.number().nullable(),
  uses: z.number(),
  brought: z.array(
    z.object({ currency: moneySchema.shape.currency, orders: z.number(), revenue: z.number() }),
  ),
  previews: z.array(z.object({ audience: z.enum(previewAudiences), url: z.string() })),
})

export type AdminCampaign = z.infer<typeof adminCampaign>

/** GET /admin/banners → published banners, of which a campaign may have one; each in each of its languages. */
export const adminBanners = z.object({
  banners: z.array(
    z.object({ id: z.string(), language: z.enum(languageCodes), description: z.string() }),
  ),
})

export type AdminBanners = z.infer<typeof adminBanners>
