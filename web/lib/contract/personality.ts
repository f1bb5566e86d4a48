import { type ChakraKey, chakras } from '@krono/chart'
import { z } from 'zod'
import { rowId } from './account-fields'
import { listOf } from './list-of'

/** Most stored tests per member. */
export const mostTests = 50

export const chakraKey = z.enum(chakras.map((row) => row.chakra) as [ChakraKey, ...ChakraKey[]])

const answer = z.strictObject({
  /** Key of a question. */
  key: rowId,
  /** From 1 (not at all like me) to 5 (just like me). */
  value: z.int({ error: 'invalidField' }).min(1, { error: 'invalidField' }).max(5, {
    error: 'invalidField',
  }),
})

/**
 * POST /personality-test/save → 201 the stored test; with `id`, 200 and the answers of that test are replaced (after five
 * more questions). invalidField for answers to unknown questions; notFound, tooManyTests (409).
 */
export const newTest = z.strictObject({
  id: rowId.optional(),
  answers: listOf(answer, { fewest: 1, most: 200 }).refine(
    (rows) => new Set(rows.map((row) => row.key)).size === rows.length,
    { error: 'invalidField' },
  ),
})

/** Each answer with the question as it was then: the result does not change when editors change the question. */
export const testResultSchema = z.object({
  id: z.string(),
  /** Version of the scoring, semver. */
  version: z.string(),
  takenAt: z.string(),
  answers: z.array(
    z.object({
      key: z.string(),
      chakra: chakraKey,
      isReversed: z.boolean(),
      value: z.number(),
    }),
  ),
})

export type TestResult = z.infer<typeof testResultSchema>

/** GET /personality-test/mine → the results, newest first. */
export const testResultsAnswer = z.object({ results: z.array(testResultSchema) })

/** POST /personality-test/delete → `{ id }`; notFound. */
export const testResultId = z.strictObject({ id: rowId })
