import { z } from 'zod'
import { optionalLine } from './account-fields'
import type { ErrorCode } from './errors'
import { isMembership } from './product-kinds'
import type { ProductKey } from './product-tables'
import { productKeys } from './products'
import { wholeNumber } from './whole-number'
import { writtenLines } from './written-lines'

/** The subjects of a review, and the products with an order that makes "bought here" true for each. */
export const reviewSubjects = {
  service: productKeys,
  premium: productKeys.filter(isMembership),
  'analysis-short': ['analysis-short'],
  'analysis-long': ['analysis-long'],
  'analysis-relationship': ['analysis-relationship'],
  'analysis-family': ['analysis-family'],
  'analysis-group': ['analysis-group'],
} as const satisfies Record<string, readonly ProductKey[]>

export type ReviewSubject = keyof typeof reviewSubjects

export const reviewSubjectNames = Object.keys(reviewSubjects) as [ReviewSubject, ...ReviewSubject[]]

/** Waits for an editor; stands on the site; an editor said no. */
export const reviewStates = ['waiting', 'approved', 'refused'] as const

export type ReviewState = (typeof reviewStates)[number]

/** Characters of a review's text, of its title and of the name that stands under it. */
export const reviewLengths = { shortest: 20, longest: 2000, title: 100, name: 60 } as const

/** Reviews on a page of the list; and as many pages as may be asked for. */
export const reviewsOnPage = 500
export const mostReviewPages = 1000

const missing = (input: unknown) => input === undefined || input === null || input === ''
const codeFor = (code: ErrorCode) => ({
  error: ({ input }: { input?: unknown }): ErrorCode => (missing(input) ? 'missingField' : code),
})

const subject = z.enum(reviewSubjectNames, codeFor('invalidField'))

/**
 * POST /review/save → one's own review of something, new or another instead of the former: it waits for an editor.
 * missingField, invalidField, reviewTooShort, reviewTooLong.
 */
export const newReview = z.strictObject({
  subject,
  stars: z.int(codeFor('invalidField')).min(1, { error: 'invalidField' }).max(5, {
    error: 'invalidField',
  }),
  title: optionalLine(reviewLengths.title).default(''),
  text: writtenLines(reviewLengths.longest, 'reviewTooLong')
    .refine((text) => text !== '', { error: 'missingField', abort: true })
    .refine((text) => [...text].length >= reviewLengths.shortest, { error: 'reviewTooShort' }),
  name: optionalLine(reviewLengths.name).refine((name) => name !== '', { error: 'missingField' }),
})

/** POST /review/delete `{ subject }` → the same; notFound when one has written none. */
export const reviewOf = z.strictObject({ subject })

const written = z.object({
  id: z.string(),
  subject: z.enum(reviewSubjectNames),
  stars: z.number().int(),
  title: z.string(),
  text: z.string(),
  name: z.string(),
  /** An order of the writer's own, paid and not given back, says so. */
  isBuyer: z.boolean(),
  /** Of the house. */
  answer: z.string(),
  writtenAt: z.string(),
})

/** A review as everybody reads it. */
export const reviewSchema = written.extend({
  /** Ours, to show how it looks: in no average. */
  isSample: z.boolean(),
})

/** One's own, with what became of it. */
export const ownReviewSchema = written.extend({
  state: z.enum(reviewStates),
  /** What the editor who said no wrote to it. */
  reason: z.string(),
})

/** Of the real ones that are shown; how many gave 1 to 5 stars. No mean of nothing. */
export const reviewSummary = z.object({
  count: z.number().int(),
  mean: z.number().nullable(),
  distribution: z.array(z.number().int()).length(5),
})

/** GET /review/list?page= → those that an editor said yes to, the newest first. */
export const reviewsQuery = z.strictObject({ page: wholeNumber(mostReviewPages, 1) })

export const reviewsAnswer = z.object({
  reviews: z.array(reviewSchema).max(reviewsOnPage),
  summary: reviewSummary,
})

/** GET /review/mine → all of one's own. */
export const ownReviewsAnswer = z.object({ reviews: z.array(ownReviewSchema) })

export type Review = z.infer<typeof reviewSchema>
export type OwnReview = z.infer<typeof ownReviewSchema>
export type ReviewSummary = z.infer<typeof reviewSummary>
