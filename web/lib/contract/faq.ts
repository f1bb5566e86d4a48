import { z } from 'zod'
import { rowId } from './account-fields'

/** Categories of questions, in the order of the page. */
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
 * POST /faq/vote → whether the vote was counted: only the first vote per network and answer within twelve hours is. The
 * voter is not stored. notFound for an unknown entry.
 */
export const faqVote = z.strictObject({
  /** Id of the entry. */
  id: rowId,
  helped: z.boolean({
    error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField'),
  }),
})

export const faqVoteAnswer = z.object({ isCounted: z.boolean() })
