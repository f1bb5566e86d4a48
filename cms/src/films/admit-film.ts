import { mostFilmSeconds } from '@krono/contract'
import { fileName } from '../uploads/file-name'
import type { FilmFile } from './film-file'
import { keepFilm } from './film-store'
import { readFilm } from './read-film'

/** Largest film that the panel takes (config/middlewares: formidable). */
export const mostFilmBytes = 64 * 1024 * 1024

export type FilmFault = 'noFilm' | 'tooLarge' | 'tooLong'

/** Keeps a file that an editor sent as a film, or says why not. What it is follows from its bytes alone. */
export async function admitFilm(filepath: string, given: string): Promise<FilmFile | FilmFault> {
  const read = await readFilm(filepath)
  if (!read) return 'noFilm'
  if (read.bytes > mostFilmBytes) return 'tooLarge'
  if (read.seconds > mostFilmSeconds) return 'tooLong'
  return { key: await keepFilm(filepath), name: fileName(given, '.mp4'), ...read }
}
