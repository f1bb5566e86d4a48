import { z } from 'zod'
import { yesOrNo } from './account-fields'
import { chapterKeys } from './chapters'
import { listOf } from './list-of'

const chapterKey = z.enum(chapterKeys, { error: 'invalidField' })

/** A user's reading progress in an analysis, shared by all devices. */
export const readingSchema = z.object({
  /** Number of chapters. */
  chapters: z.number().int(),
  /** Chapters read to the end, in the order of the analysis. */
  read: z.array(z.enum(chapterKeys)),
  bookmarks: z.array(z.enum(chapterKeys)),
  /** The current chapter; null before the first one. */
  at: z.enum(chapterKeys).nullable(),
  /** ISO 8601 with Z. */
  lastReadAt: z.string(),
})

export type Reading = z.infer<typeof readingSchema>

/**
 * POST /analysis/{id}/reading `{ read?, at?, bookmarks? }` → the reading progress; an empty body records that it was opened.
 * Read chapters stay read. notFound for an analysis of another user and for a withheld one; invalidField for a chapter
 * that the analysis does not have.
 */
export const readingBody = z.strictObject({
  read: listOf(chapterKey, { most: chapterKeys.length }).default([]),
  at: chapterKey.optional(),
  /** Bookmarks to set or remove; of two entries for a chapter the last one counts. */
  bookmarks: listOf(
    z.strictObject({ chapter: chapterKey, isSet: yesOrNo }, { error: 'invalidField' }),
    { most: chapterKeys.length },
  ).default([]),
})

export const readingAnswer = z.object({ reading: readingSchema })
