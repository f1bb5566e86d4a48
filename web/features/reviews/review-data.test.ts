import { expect, test } from '@jest/globals'
import type { Review } from '@/lib/contract/reviews'
import { reviewData } from './review-data'

const review: Review = {
  id: 'a',
  subject: 'service',
  stars: 4,
  title: 'Jó társ',
  text: 'Hónapok óta ezzel kezdem a reggelt.',
  name: 'Ági',
  isBuyer: false,
  isSample: false,
  answer: '',
  writtenAt: '2026-11-20T08:00:00.000Z',
}
const sample = { ...review, id: 'b', isSample: true, stars: 5, name: 'Minta' }
const page = { name: 'KRONO', url: 'https://krono.example/reviews' }

test('samples are in no rating: without a real review there is no rating', () => {
  const summary = { count: 0, mean: null, distribution: [0, 0, 0, 0, 0] }
  expect(reviewData({ ...page, summary, reviews: [sample] })).toBeUndefined()
})

test('the rating for search engines is that of the real reviews', () => {
  const summary = { count: 3, mean: 11 / 3, distribution: [0, 1, 0, 1, 1] }
  const data = reviewData({ ...page, summary, reviews: [sample, review, { ...review, title: '' }] })
  expect(data?.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 3.7,
    reviewCount: 3,
    bestRating: 5,
    worstRating: 1,
  })
  expect(data?.review).toHaveLength(2)
  expect(data?.review[0]).toEqual({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Ági' },
    datePublished: '2026-11-20',
    name: 'Jó társ',
    reviewBody: review.text,
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
  })
  expect(data?.review[1]).not.toHaveProperty('name')
})
