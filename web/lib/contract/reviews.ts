import { z } from 'zod'
import { optionalLine } from './account-fields'
import type { ErrorCode } from './errors'
import { type ItemKey, isItemKey } from './item-keys'
import { isMembership } from './product-kinds'
import type { ProductKey } from './product-tables'
import { fixedKeys } from './products'
import { wholeNumber } from './whole-number'
import { writtenLines } from './written-lines'

/**
 * The fixed subjects of a review, and the products with an order that makes "bought here" true for each. A course or an
 * e-book is a subject too, by its product key.
 */
const fixedSubjects = {
  service: [],
  premium: fixedKeys.filter(isMembership),
  'analysis-short': ['analysis-short'],
  'analysis-long': ['analysis-long'],
  'analysis-relationship': ['analysis-relationship'],
  'analysis-family': ['analysis-family'],
  'analysis-group': ['analysis-group'],
} as const satisfies Record<string, readonly ProductKey[]>

type FixedSubject = keyof typeof fixedSubjects

export type ReviewSubject = FixedSubject | ItemKey

export const reviewSubjectNames = Object.keys(fixedSubjects) as [FixedSubject, ...FixedSubject[]]

const isFixedSubject = (subject: unknown): subject is FixedSubject =>
  typeof subject === 'string' && Object.hasOwn(fixedSubjects, subject)

/** Whether a paid order of a product makes "bought here" true for a subject; `service` is bought with every product. */
export function isBoughtWith(subject: ReviewSubject, product: ProductKey): boolean {
  if (!isFixedSubject(subject)) return subject === product
  if (subject === 'service') return true
  return fixedSubjects[subject].some((key) => key === product)
}

/** waiting: for moderation; approved: published; refused: by an editor. */
export const reviewStates = ['waiting', 'approved', 'refused'] as const

export type ReviewState = (typeof reviewStates)[number]

/** Limits in characters of a review's text, its title and the displayed name. */
export const reviewLengths = { shortest: 20, longest: 2000, title: 100, name: 60 } as const

/** Reviews per page of the list, and maximum page number. */
export const reviewsOnPage = 500
export const mostReviewPages = 1000

const missing = (input: unknown) => input === undefined || input === null || input === ''
const codeFor = (code: ErrorCode) => ({
  error: ({ input }: { input?: unknown }): ErrorCode => (missing(input) ? 'missingField' : code),
})

const isSubject = (subject: unknown): subject is ReviewSubject =>
  isFixedSubject(subject) || isItemKey(subject)

const subject = z
  .string(codeFor('invalidField'))
  .max(60, { error: 'invalidField', abort: true })
  .refine((text) => text !== '', { error: 'missingField', abort: true })
  .refine(isSubject, { error: 'invalidField', abort: true })
  .transform((text) => text as ReviewSubject)

/**
 * POST /review/save → the caller's review of a subject, new or replacing the earlier one; it waits for moderation.
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

/** POST /review/delete `{ subject }` → the same; notFound when the caller has no review of it. */
export const reviewOf = z.strictObject({ subject })

const written = z.object({
  id: z.string(),
  subject: z
    .string()
    .refine(isSubject)
    .transform((text) => text as ReviewSubject),
  stars: z.number().int(),
  title: z.string(),
  text: z.string(),
  name: z.string(),
  /** The writer has a paid order of the subject that was not refunded. */
  isBuyer: z.boolean(),
  /** Reply of the operator. */
  answer: z.string(),
  writtenAt: z.string(),
})

/** A published review. */
export const reviewSchema = written.extend({
  /** Sample content of ours; excluded from averages. */
  isSample: z.boolean(),
})

/** The caller's own review, with its moderation state. */
export const ownReviewSchema = written.extend({
  state: z.enum(reviewStates),
  /** Reason of a refusal, by the editor. */
  reason: z.string(),
})

/** Summary of the published real reviews: the counts of 1 to 5 stars. The mean is null without reviews. */
export const reviewSummary = z.object({
  count: z.number().int(),
  mean: z.number().nullable(),
  distribution: z.array(z.number().int()).length(5),
})

/** GET /review/list?page= → the approved reviews, newest first. */
export const reviewsQuery = z.strictObject({ page: wholeNumber(mostReviewPages, 1) })

export const reviewsAnswer = z.object({
  reviews: z.array(reviewSchema).max(reviewsOnPage),
  summary: reviewSummary,
})

/** GET /review/mine → the caller's reviews. */
export const ownReviewsAnswer = z.object({ reviews: z.array(ownReviewSchema) })

export type Review = z.infer<typeof reviewSchema>
export type OwnReview = z.infer<typeof ownReviewSchema>
export type ReviewSummary = z.infer<typeof reviewSummary>
