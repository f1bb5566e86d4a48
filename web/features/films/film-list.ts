import { translations } from '@/base/words/translations'
import type { List } from '@/features/listing/list'
import { type Film, getFilms } from '@/server/cms/films'
import { FilmCard } from './film-card'

/** Every film, in the order of the house. */
export const filmList: List<Film> = {
  path: '/videos',
  words: 'films',
  perPage: 12,
  load: getFilms,
  keyOf: ({ documentId }) => documentId,
  searched: { kind: 'film', documentIdOf: ({ documentId }) => documentId },
  choices: {
    topic: {
      label: () => translations('films')('topic'),
      of: ({ category }) => (category ? { value: category, name: category } : undefined),
    },
    access: {
      label: () => translations('films')('access'),
      of: ({ forWhom }) => ({ value: forWhom, name: translations('films')(`forWhom.${forWhom}`) }),
    },
  },
  sorts: { listed: (a, b) => (a.order ?? 0) - (b.order ?? 0) },
  Card: ({ item }) => FilmCard({ film: item }),
}
