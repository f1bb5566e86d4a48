import type { Chart } from '@krono/chart'
import { z } from 'zod'
import { birthDate } from './dates'
import { engineResult } from './engine-result'
import { languageCodes } from './languages'

/** GET /chart?date= → `{ engineVersion, date, …chart }` (spec §7, "API"). */
export const chartQuery = (today: string) => z.strictObject({ date: birthDate(today) })

export const chartAnswer = engineResult<Chart>()

export type ChartQuery = z.infer<ReturnType<typeof chartQuery>>

/**
 * GET /chart/texts?date=&language= → the long texts of a chart. Premium users get all (`isWhole`); a free member gets
 * only the beginning of the text of the strongest chakra.
 */
export const chartTextsQuery = (today: string) =>
  z.strictObject({
    date: birthDate(today),
    language: z.enum(languageCodes, { error: 'invalidField' }),
  })

export const chartTextsAnswer = z.object({
  isWhole: z.boolean(),
  /** `long` has the format of Strapi Blocks. */
  texts: z.array(z.object({ key: z.string(), long: z.array(z.unknown()) })),
})

export type ChartTexts = z.infer<typeof chartTextsAnswer>
