import { z } from 'zod'
import { rowId } from './account-fields'
import { writtenLines } from './written-lines'

/** Longest note of a lesson, in characters. */
export const lessonNoteLength = 20_000

/** Most blocks of a lesson; a place beyond is refused. */
const mostBlocks = 2000

/**
 * POST /learning/lesson/{id}/progress → the stored progress. `isFinished` can be set, and never cleared by an older
 * request; of two places the later `at` wins. Errors of readLesson; otherAccount (409).
 */
export const lessonProgressBody = z.strictObject({
  place: z
    .number({ error: 'invalidField' })
    .int({ error: 'invalidField' })
    .min(0, { error: 'invalidField' })
    .max(mostBlocks, { error: 'invalidField' })
    .optional(),
  isFinished: z.literal(true, { error: 'invalidField' }).optional(),
  /** When it happened on the device; now by default, or when it is in the future. */
  at: z.iso.datetime({ error: 'invalidField' }).max(40, { error: 'invalidField' }).optional(),
  /** The id of the user: what waited on a device must not be stored for the next user of the device. */
  userId: rowId.optional(),
})

export const lessonProgressAnswer = z.object({
  place: z.number().int(),
  finishedAt: z.string().nullable(),
})

/**
 * POST /learning/lesson/{id}/note → the stored note. `base` is the text that the device last got from here, `version` its
 * version: if another device wrote meanwhile, both texts are merged by lines (three-way), and of a conflict both versions
 * are kept. Sent again after a lost answer it changes nothing. Errors of readLesson; otherAccount (409), noteTooLong (422).
 */
export const lessonNoteBody = z.strictObject({
  text: writtenLines(lessonNoteLength, 'noteTooLong'),
  base: writtenLines(lessonNoteLength, 'noteTooLong').default(''),
  version: z
    .number({ error: 'invalidField' })
    .int({ error: 'invalidField' })
    .min(0, { error: 'invalidField' }),
  userId: rowId.optional(),
})

export const lessonNoteAnswer = z.object({ text: z.string(), version: z.number().int() })
