import { noInput } from './account-fields'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { endpointsOfPages as ofPages } from './endpoints-of-pages'
import { faqVote, faqVoteAnswer } from './faq'
import {
  newReview,
  ownReviewSchema,
  ownReviewsAnswer,
  reviewOf,
  reviewsAnswer,
  reviewsQuery,
} from './reviews'

/** Calls about readers' feedback: FAQ votes and reviews. */
export const libraryEndpoints = {
  // web accepts the form of a page without script, and makes this call.
  voteFaq: {
    method: 'POST',
    path: '/faq/vote',
    isRepeatable: true,
    isAnsweredByWeb: true,
    input: faqVote,
    answer: faqVoteAnswer,
  },
  reviews: { method: 'GET', path: '/review/list', input: reviewsQuery, answer: reviewsAnswer },
  ownReviews: { ...ofPages.ownReviews, input: noInput, answer: ownReviewsAnswer },
  saveReview: { ...ofPages.saveReview, input: newReview, answer: ownReviewSchema },
  deleteReview: { ...ofPages.deleteReview, input: reviewOf, answer: reviewOf },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
