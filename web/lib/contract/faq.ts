import { z } from 'zod'
import { rowId } from './account-fields'

/** What questions are about, in the order of the page. */
export const faqCategories = [
  'product',
  'chart',
  'cycles',
  'analyses',
  'membership',
  'paying',
  'giving',
  'account',
  'privacy',
  'technique',
] as const

export type FaqCategory = (typeof faqCategories)[number]

/**
 * POST /faq/vote → whether it counted: the first vote of a browser's network about an answer within half a day does,
 * and the voter is not stored. notFound when there is no such answer.
 */
export const faqVote = z.strictObject({
  /** Id of the entry. */
  id: rowId,
  helped: z.boolean({
    error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField'),
  }),
})

export const faqVoteAnswer = z.object({ isCounted: z.boolean() })
