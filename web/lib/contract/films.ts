import { z } from 'zod'
import { languageCodes } from './languages'

/** Longest film, in seconds: six hours. */
export const mostFilmSeconds = 21_600

/** Shorter than this before its end a film counts as seen: credits are nobody's place to go on from. */
export const filmEndSeconds = 3

/** Of captions and transcript: the language of the page; left out, that of the cms. */
export const filmQuery = z.strictObject({
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
})

/** GET /films/{id}/watch?language= → what goes with the film, for those who may watch it: premiumRequired (403) for the others. */
export const filmToWatch = z.object({
  /** What is said and seen, to be read; paragraphs between empty lines. */
  transcript: z.string(),
  hasCaptions: z.boolean(),
  /** Where they stopped, in seconds; 0 before the beginning and after the end. */
  at: z.number().int(),
})

export type FilmToWatch = z.infer<typeof filmToWatch>

/** POST /films/{id}/progress: where somebody is in a film. */
export const filmPlace = z.strictObject({
  seconds: z
    .number({ error: 'invalidField' })
    .int({ error: 'invalidField' })
    .min(0, { error: 'invalidField' })
    .max(mostFilmSeconds, { error: 'invalidField' }),
})

export const filmPlaceAnswer = z.object({ seconds: z.number().int() })

/** GET /film-progress/mine → every film that somebody began, the last one first. */
export const filmPlacesAnswer = z.object({
  films: z.array(
    z.object({
      /** The film's id. */
      film: z.string(),
      seconds: z.number().int(),
      isSeen: z.boolean(),
      /** ISO 8601 with Z. */
      watchedAt: z.string(),
    }),
  ),
})
