import { adminApi } from '@strapi/strapi/admin'
import type { PendingLanguage } from '../../publishing/languages/pending-languages'
import type { EntryOfPanel } from '../editing/api'

const requestOf = ({ uid, documentId, locale }: EntryOfPanel, method: 'GET' | 'POST') => ({
  url: `/editing/languages/${uid}/${documentId}`,
  method,
  config: { params: { locale } },
})

const languagesApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (build) => ({
    // Cached by state too, so that a save or publication is fetched again.
    kronoPending: build.query<{ pending: PendingLanguage[] }, EntryOfPanel & { state: string }>({
      query: (entry) => requestOf(entry, 'GET'),
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { uid, documentId }) => [
        { type: 'Document', id: `${uid}_${documentId}` },
      ],
    }),
    kronoPublishPending: build.mutation<{ published: string[] }, EntryOfPanel>({
      query: (entry) => requestOf(entry, 'POST'),
      invalidatesTags: (_result, error, { uid, documentId }) =>
        error
          ? []
          : [uid, `${uid}_${documentId}`, `${uid}_LIST`].map((id) => ({ type: 'Document', id })),
    }),
  }),
})

export const { useKronoPendingQuery, useKronoPublishPendingMutation } = languagesApi
