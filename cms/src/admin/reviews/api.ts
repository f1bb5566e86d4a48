import type { ReviewState } from '@krono/contract'
import { adminApi } from '@strapi/strapi/admin'

type ReviewVersion = { state: ReviewState; writtenAt: string }

const uid = 'api::review.review'

/** Calls about a review beside its form; the list is refetched afterwards. */
const reviewsApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'KronoReview'] })
  .injectEndpoints({
    endpoints: (build) => ({
      kronoReview: build.query<ReviewVersion, string>({
        query: (id) => ({ url: `/editing/reviews/${id}`, method: 'GET' }),
        providesTags: ['KronoReview'],
      }),
      kronoModerate: build.mutation<Pick<ReviewVersion, 'state'>, ReviewVersion & { id: string }>({
        query: ({ id, ...data }) => ({ url: `/editing/reviews/${id}`, method: 'POST', data }),
        invalidatesTags: (_result, error) =>
          error ? [] : ['KronoReview', { type: 'Document', id: `${uid}_LIST` }],
      }),
    }),
  })

export const { useKronoReviewQuery, useKronoModerateMutation } = reviewsApi
