import { z } from 'zod'
import { analysisKinds } from './analysis-kinds'

/**
 * Why an analysis is offered after another one; `of` is the analysis that the member has.
 * - whole: the detailed one of the person of a short one
 * - year: the year in a detailed one ends soon, or ended some months ago
 * - pair: the person is described alone, the relationship with the member is not
 * - alone: a person of an analysis of several people
 * - family: children are in the family group of the saved dates
 * - two: the two grown-ups of a family
 */
export const nextReasons = ['whole', 'year', 'pair', 'alone', 'family', 'two'] as const

export type NextReason = (typeof nextReasons)[number]

/**
 * GET /analysis/{id}/next → the analysis to offer after this one; null when nothing true can be said. notFound for an
 * analysis of another user, and a withheld one.
 */
export const nextAnalysisAnswer = z.object({
  next: z
    .object({
      kind: z.enum(analysisKinds),
      /** With whom the order is filled in. */
      people: z.array(z.object({ name: z.string(), date: z.string() })),
      reason: z.enum(nextReasons),
      /** The names that the reason mentions. */
      about: z.array(z.string()),
      /** The last day of that year, `YYYY-MM-DD`; null for reasons other than `year`. */
      until: z.string().nullable(),
    })
    .nullable(),
})

export type NextAnalysis = NonNullable<z.infer<typeof nextAnalysisAnswer>['next']>
