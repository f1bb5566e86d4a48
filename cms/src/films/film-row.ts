import type { FilmFile } from './film-file'

export const filmUid = 'api::film.film'

/** Who may watch a film. */
export const filmAudiences = ['everyMember', 'payingMember'] as const

/** A film in one language, as far as watching it goes. */
export type FilmRow = {
  documentId: string
  locale: string
  film: FilmFile | null
  forWhom: (typeof filmAudiences)[number]
  captions: string | null
  transcript: string | null
}
