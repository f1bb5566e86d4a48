import { z } from 'zod'
import { moneySchema } from '../money'
import { attributeChakras } from './chart-attributes'

const counts = z.array(z.object({ value: z.string(), count: z.int() }))

/** GET /admin/natures → how many users with a birth date have each chart attribute. */
export const chartAttributesAnswer = z.object({
  all: z.int(),
  /** Users without a birth date. */
  without: z.int(),
  fields: z.object({
    character: counts,
    strongest: counts,
    quietest: counts,
    side: counts,
    leading: counts,
  }),
  levels: z.array(z.object({ chakra: z.enum(attributeChakras), counts })),
})

export type ChartAttributeCounts = z.infer<typeof chartAttributesAnswer>

/** GET /admin/forms → statistics of each registration form, most accounts first. */
export const formsAnswer = z.object({
  forms: z.array(
    z.object({
      formId: z.string(),
      /** null: the form is not published now. */
      title: z.string().nullable(),
      /** Page views of the first step, and of the second step after the first was completed. */
      visits: z.int(),
      first: z.int(),
      /** Accounts: the second step creates them. */
      second: z.int(),
      confirmed: z.int(),
      paid: z.int(),
      /** Amounts paid by these users, less refunds. */
      revenue: z.array(moneySchema),
    }),
  ),
})

export type Forms = z.infer<typeof formsAnswer>
