import { z } from 'zod'
import { idAnswer, optionalLine, rowId } from '../account-fields'
import { isItemKey } from '../item-keys'
import { languageCodes } from '../languages'
import { listOf } from '../list-of'
import { moneySchema } from '../money'
import { previewAudiences } from '../preview'
import { productKey } from '../products'
import { actionReason } from './action-reason'
import { localMinute, mostCounted, requiredLine, wholeFrom } from './shop-fields'

/** Most courses and e-books that a campaign names. */
const mostItems = 100

const itemKey = productKey.refine(isItemKey, { error: 'invalidField' })

/** Products that a campaign may sell, as in its content type. */
export const campaignProducts = ['premium-month', 'premium-year', 'premium-year-discount'] as const

/**
 * POST /admin/campaigns → its id; with `id` the campaign is changed. campaignOverlaps (409) when another campaign of the
 * language runs at that time, endsBeforeItBegins (400), campaignPast (400) when its period is over, campaignEnded (409)
 * for one that has ended, campaignChanged (409) when it was changed after `updatedAt`, bannerNotPublished (400).
 */
export const savedCampaign = z
  .strictObject({
    id: rowId.optional(),
    /** Timestamp of the version that the form shows; required with `id`. */
    updatedAt: z.iso
      .datetime({ error: 'invalidField' })
      .max(40, { error: 'invalidField' })
      .optional(),
    name: requiredLine(80),
    language: z.enum(languageCodes, { error: 'invalidField' }),
    /** Local time of the deployment. */
    startDate: localMinute,
    endDate: localMinute,
    menuLabel: optionalLine(30).default(''),
    product: z.enum(campaignProducts, { error: 'invalidField' }),
    /** By how many percent courses and e-books cost less; default: they keep their price. */
    itemPercent: wholeFrom(1, 90).optional(),
    /** Which of them, by product key; empty: all. */
    items: listOf(itemKey, { most: mostItems }).default([]),
    /** Id of a banner from GET /admin/banners, shown while the campaign runs; default: none. */
    banner: rowId.optional(),
    /** Maximum number of purchases; default: unlimited. */
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

/** POST /admin/campaigns/{id}/end → the id: the campaign ends now. campaignEnded (409) when it has ended already. */
export const endedCampaign = z.strictObject({ reason: actionReason })

/** GET /admin/campaigns/{id} → a campaign, its revenue, and preview addresses of the site for each tier. */
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
  itemPercent: z.number().nullable(),
  items: z.array(z.string()),
  banner: z.object({ id: z.string(), description: z.string() }).nullable(),
  budget: z.number().nullable(),
  uses: z.number(),
  brought: z.array(
    z.object({ currency: moneySchema.shape.currency, orders: z.number(), revenue: z.number() }),
  ),
  previews: z.array(z.object({ audience: z.enum(previewAudiences), url: z.string() })),
})

export type AdminCampaign = z.infer<typeof adminCampaign>

/** GET /admin/banners → published banners that a campaign can use, in each language that they have. */
export const adminBanners = z.object({
  banners: z.array(
    z.object({ id: z.string(), language: z.enum(languageCodes), description: z.string() }),
  ),
})

export type AdminBanners = z.infer<typeof adminBanners>
