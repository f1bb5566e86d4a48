import { z } from 'zod'
import { languageCodes } from './languages'

/** Longest film, in seconds: six hours. */
export const mostVideoSeconds = 21_600

/** A film counts as seen when less than this is left: playback is not resumed within the credits. */
export const videoEndSeconds = 3

/** Of captions and transcript: the language of the page; left out, that of the cms. */
export const videoQuery = z.strictObject({
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
})

/** GET /films/{id}/watch?language= → what goes with the film, for those who may watch it: premiumRequired (403) for the others. */
export const videoToWatch = z.object({
  /** What is said and seen, to be read; paragraphs between empty lines. */
  transcript: z.string(),
  hasCaptions: z.boolean(),
  /** Where they stopped, in seconds; 0 before the beginning and after the end. */
  at: z.number().int(),
})

export type VideoToWatch = z.infer<typeof videoToWatch>

/** POST /films/{id}/progress: the user's position in a film. */
export const videoPosition = z.strictObject({
  seconds: z
    .number({ error: 'invalidField' })
    .int({ error: 'invalidField' })
    .min(0, { error: 'invalidField' })
    .max(mostVideoSeconds, { error: 'invalidField' }),
})

export const videoPositionAnswer = z.object({ seconds: z.number().int() })

/** GET /film-progress/mine → every film that the user began, the last one first. */
export const videoPositionsAnswer = z.object({
  videos: z.array(
    z.object({
      /** The film's id. */
      video: z.string(),
      seconds: z.number().int(),
      isSeen: z.boolean(),
      /** ISO 8601 with Z. */
      watchedAt: z.string(),
    }),
  ),
})
