import { translations } from '@/base/words/translations'
import type { List } from '@/features/listing/list'
import type { Review } from '@/lib/contract/reviews'
import { type NamedReview, namedReviews } from './named-reviews'
import { ReviewCard } from './review-card'

const byDay = (a: Review, b: Review) => b.writtenAt.localeCompare(a.writtenAt)

/** Reviews of members that an editor approved. */
export const reviewList: List<NamedReview> = {
  path: '/reviews',
  words: 'reviews',
  perPage: 12,
  load: namedReviews,
  keyOf: ({ id }) => id,
  choices: {
    about: {
      label: () => translations('reviews')('about'),
      of: ({ subject, subjectName, subjectOrder }) => ({
        value: subject,
        name: subjectName,
        order: subjectOrder,
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
