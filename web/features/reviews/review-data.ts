import type { Review, ReviewSummary } from '@/lib/contract/reviews'

/** schema.org data. */
export type RatedNode = {
  '@type': 'Product'
  '@id': string
  name: string
  url: string
  aggregateRating: {
    '@type': 'AggregateRating'
    ratingValue: number
    reviewCount: number
    bestRating: 5
    worstRating: 1
  }
  review: {
    '@type': 'Review'
    author: { '@type': 'Person'; name: string }
    datePublished: string
    name?: string
    reviewBody: string
    reviewRating: { '@type': 'Rating'; ratingValue: number; bestRating: 5; worstRating: 1 }
  }[]
}

type Of = {
  name: string
  url: string
  summary: ReviewSummary
  /** Reviews on the page. */
  reviews: readonly Review[]
}

const scale = { bestRating: 5, worstRating: 1 } as const

/** The rating for search engines: of real reviews only, undefined without any. */
export function reviewData({ name, url, summary, reviews }: Of): RatedNode | undefined {
  if (summary.mean === null) return undefined
  return {
    '@type': 'Product',
    '@id': `${url}#rated`,
    name,
    url,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(summary.mean * 10) / 10,
      reviewCount: summary.count,
      ...scale,
    },
    review: reviews
      .filter(({ isSample }) => !isSample)
      .map((one) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: one.name },
        datePublished: one.writtenAt.slice(0, 10),
        ...(one.title && { name: one.title }),
        reviewBody: one.text,
        reviewRating: { '@type': 'Rating', ratingValue: one.stars, ...scale },
      })),
  }
}
