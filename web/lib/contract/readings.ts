import { z } from 'zod'
import { yesOrNo } from './account-fields'
import { chapterKeys } from './chapters'
import { listOf } from './list-of'

const chapterKey = z.enum(chapterKeys, { error: 'invalidField' })

/** Reading progress in an analysis of the user: the same on their phone and their computer. */
export const readingSchema = z.object({
  /** How many chapters it has. */
  chapters: z.number().int(),
  /** Of which they saw the end, in the order of the analysis. */
  read: z.array(z.enum(chapterKeys)),
  bookmarks: z.array(z.enum(chapterKeys)),
  /** Where they were last; null before the first chapter. */
  at: z.enum(chapterKeys).nullable(),
  /** ISO 8601 with Z. */
  lastReadAt: z.string(),
})

export type Reading = z.infer<typeof readingSchema>

/**
 * POST /analysis/{id}/reading `{ read?, at?, bookmarks? }` → the reading; nothing in it: it was opened. Read chapters
 * stay read, also when reported twice. notFound for another's and for one that is withheld; invalidField for a chapter
 * that the analysis has not.
 */
export const readingBody = z.strictObject({
  read: listOf(chapterKey, { most: chapterKeys.length }).default([]),
  at: chapterKey.optional(),
  /** Set or taken away; of one chapter named twice the last counts. */
  bookmarks: listOf(
    z.strictObject({ chapter: chapterKey, isSet: yesOrNo }, { error: 'invalidField' }),
    { most: chapterKeys.length },
  ).default([]),
})

export const readingAnswer = z.object({ reading: readingSchema })
