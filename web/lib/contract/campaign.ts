import { z } from 'zod'
import { languageCodes } from './languages'
import { anyProductKey } from './products'

/** GET /campaign/active-campaign?language= */
export const campaignQuery = z.strictObject({
  language: z.enum(languageCodes, {
    error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField'),
  }),
})

/** A campaign that runs now; instants are ISO 8601 with Z. */
export const campaignSchema = z.object({
  name: z.string(),
  language: z.enum(languageCodes),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  /** Label of its payment page in the menu; null for the default label. */
  menuLabel: z.string().nullable(),
  /** The product that its payment page sells. */
  product: anyProductKey,
})

/** The response; `msg` when there is no campaign (spec §3). */
export const campaignAnswer = z.union([campaignSchema, z.object({ msg: z.string() })])

export type Campaign = z.infer<typeof campaignSchema>
export type CampaignAnswer = z.infer<typeof campaignAnswer>
