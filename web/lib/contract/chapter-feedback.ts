import { z } from 'zod'
import { rowId } from './account-fields'
import type { AnalysisChapter } from './analysis-document'
import { chapterKeys } from './chapters'

/** What the owner of an analysis says about a chapter: it describes its people, or not really. */
export const feedbackValues = ['fits', 'notReally'] as const

export type Feedback = (typeof feedbackValues)[number]

export const chapterFeedback = z.object({
  chapter: z.enum(chapterKeys),
  value: z.enum(feedbackValues),
})

export type ChapterFeedback = z.infer<typeof chapterFeedback>

/**
 * Whether a block is a text about the people of an analysis: a chapter without one, such as the drawing or the notice,
 * has no feedback.
 */
export const isAboutPeople = ({ type }: Pick<AnalysisChapter['blocks'][number], 'type'>) =>
  type === 'text'

/**
 * POST /analysis/{id}/feedback `{ chapter, value, edition? }` → the feedback on all chapters of that edition; null
 * removes it. Idempotent. notFound for an analysis of another user, for a withheld one and for an edition of another;
 * invalidField for a chapter that the edition does not have, or that has no text about its people.
 */
export const feedbackBody = z.strictObject({
  chapter: z.enum(chapterKeys, { error: 'invalidField' }),
  value: z.enum(feedbackValues, { error: 'invalidField' }).nullable(),
  edition: rowId.optional(),
})

export const feedbackAnswer = z.object({ feedback: z.array(chapterFeedback) })
