import type { ReviewState } from '@krono/contract'
import { adminApi } from '@strapi/strapi/admin'

type Judged = { state: ReviewState; writtenAt: string }

const uid = 'api::review.review'

/** What is asked and said of a review beside its form; the list then shows what was said. */
const reviewsApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'KronoReview'] })
  .injectEndpoints({
    endpoints: (build) => ({
      kronoReview: build.query<Judged, string>({
        query: (id) => ({ url: `/editing/reviews/${id}`, method: 'GET' }),
        providesTags: ['KronoReview'],
      }),
      kronoJudge: build.mutation<Pick<Judged, 'state'>, Judged & { id: string }>({
        query: ({ id, ...data }) => ({ url: `/editing/reviews/${id}`, method: 'POST', data }),
        invalidatesTags: (_result, error) =>
          error ? [] : ['KronoReview', { type: 'Document', id: `${uid}_LIST` }],
      }),
    }),
  })

export const { useKronoReviewQuery, useKronoJudgeMutation } = reviewsApi
