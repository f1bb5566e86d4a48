import { admitFilm } from '../../src/films/admit-film'
import type { FilmFile } from '../../src/films/film-file'
import type { SeedRecord } from '../record'
import { filmFile } from './film-file'
import type { LibraryFilmName } from './library/library-films'

/** The file of a film, brought in once, on the same way on which an editor's comes. */
export async function bringFilm({ films }: SeedRecord, name: LibraryFilmName): Promise<FilmFile> {
  const known = films[name] ?? (await admitFilm(filmFile(name), `${name}.mp4`))
  if (typeof known === 'string') throw new Error(`${name} is no film: ${known}`)
  films[name] = known
  return known
}
