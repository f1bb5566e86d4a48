import { z } from 'zod'
import { languageCodes } from './languages'

/** Longest video, in seconds: six hours. */
export const mostVideoSeconds = 21_600

/** A video counts as seen when fewer seconds are left: playback is not resumed within the credits. */
export const videoEndSeconds = 3

/** Language of captions and transcript; default: the deployment's. */
export const videoQuery = z.strictObject({
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
})

/** GET /films/{id}/watch?language= → data for watching a video; premiumRequired (403) for users who may not watch it. */
export const videoToWatch = z.object({
  /** Text of what is said and shown; paragraphs are separated by empty lines. */
  transcript: z.string(),
  hasCaptions: z.boolean(),
  /** The user's position, in seconds; 0 before the beginning and after the end. */
  at: z.number().int(),
})

export type VideoToWatch = z.infer<typeof videoToWatch>

/** POST /films/{id}/progress: stores the user's position in a video. */
export const videoPosition = z.strictObject({
  seconds: z
    .number({ error: 'invalidField' })
    .int({ error: 'invalidField' })
    .min(0, { error: 'invalidField' })
    .max(mostVideoSeconds, { error: 'invalidField' }),
})

export const videoPositionAnswer = z.object({ seconds: z.number().int() })

/** GET /film-progress/mine → every video that the user has started, most recent first. */
export const videoPositionsAnswer = z.object({
  videos: z.array(
    z.object({
      /** The id of the video. */
      video: z.string(),
      seconds: z.number().int(),
      isSeen: z.boolean(),
      /** ISO 8601 with Z. */
      watchedAt: z.string(),
    }),
  ),
})
