import { z } from 'zod'
import { readAll } from './read'
import { choiceOf, imageSchema, text } from './schemas'

const filmSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: text,
  description: text,
  forWhom: choiceOf(['everyMember', 'payingMember']),
  category: text,
  order: z.number().nullish(),
  seconds: z.number().nullish(),
  poster: imageSchema,
  chapters: text,
})

export type Film = Awaited<ReturnType<typeof getFilms>>[number]

/** Every film in the order of the house: what everybody may know of it. Its file, captions and transcript are asked for by who watches. */
export async function getFilms() {
  const query = {
    populate: ['poster'],
    sort: ['order', 'createdAt'],
    pagination: { pageSize: 500 },
  }
  const films = await readAll('films', 'film', query, filmSchema, (row) => row.documentId)
  return films.sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
}

/** A film with those beside it; undefined where there is none. */
export async function getFilm(slug: string) {
  const films = await getFilms()
  const place = films.findIndex((film) => film.slug === slug)
  const film = films[place]
  return film && { film, previous: films[place - 1], next: films[place + 1] }
}
