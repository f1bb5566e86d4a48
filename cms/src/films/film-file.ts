import { mostFilmSeconds } from '@krono/contract'
import { z } from 'zod'
import { filmKeyForm } from './film-store'

/** What a film's field holds: which file it is, what its editor called it, and what its bytes say. */
export const filmFileSchema = z.object({
  key: z.string().regex(filmKeyForm),
  name: z.string().min(1).max(200),
  bytes: z.number().int().positive(),
  seconds: z.number().int().min(1).max(mostFilmSeconds),
})

export type FilmFile = z.infer<typeof filmFileSchema>
