import { translations } from '@/base/words/translations'
import type { List } from '@/features/listing/list'
import { type Review, reviewSubjectNames } from '@/lib/contract/reviews'
import { getReviews } from '@/server/cms/calls'
import { ReviewCard } from './review-card'

const byDay = (a: Review, b: Review) => b.writtenAt.localeCompare(a.writtenAt)

/** Reviews of members that an editor approved. */
export const reviewList: List<Review> = {
  path: '/reviews',
  words: 'reviews',
  perPage: 12,
  load: async () => (await getReviews()).reviews,
  keyOf: ({ id }) => id,
  choices: {
    about: {
      label: () => translations('reviews')('about'),
      of: ({ subject }) => ({
        value: subject,
        name: translations('reviews')(`subjects.${subject}`),
        order: reviewSubjectNames.indexOf(subject),
      }),
    },
    stars: {
      label: () => translations('reviews')('stars'),
      of: ({ stars }) => ({
        value: String(stars),
        name: translations('reviews')('starCount', { count: stars }),
        order: 5 - stars,
      }),
    },
  },
  sorts: {
    newest: byDay,
    oldest: (a, b) => byDay(b, a),
    best: (a, b) => b.stars - a.stars || byDay(a, b),
    worst: (a, b) => a.stars - b.stars || byDay(a, b),
  },
  Card: ReviewCard,
}
