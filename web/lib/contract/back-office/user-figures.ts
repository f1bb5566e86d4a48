import { z } from 'zod'
import { moneySchema } from '../money'
import { attributeChakras } from './chart-attributes'

const counts = z.array(z.object({ value: z.string(), count: z.int() }))

/** GET /admin/natures → of all with a birth date, how many are what. */
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

/** GET /admin/forms → what came of each registration form, the one with most accounts first. */
export const formsAnswer = z.object({
  forms: z.array(
    z.object({
      formId: z.string(),
      /** null: no such form is published now. */
      title: z.string().nullable(),
      /** How often its page was opened, and then, once the first step was done, that of the second. */
      visits: z.int(),
      first: z.int(),
      /** Accounts: the second step makes them. */
      second: z.int(),
      confirmed: z.int(),
      paid: z.int(),
      /** What they paid, less what went back. */
      revenue: z.array(moneySchema),
    }),
  ),
})

export type Forms = z.infer<typeof formsAnswer>
