import { adminApi } from '@strapi/strapi/admin'
import type { Neighbour } from '../../presence/be-present'
import type { TrashPage } from '../../trash/list-trash'
import type { TakenBack } from '../../trash/take-back'
import type { ListedVersion } from '../../versions/list-versions'
import type { ShownVersion } from '../../versions/show-version'

export type EntryOfPanel = { uid: string; documentId: string; locale: string }
type VersionOfPanel = EntryOfPanel & { number: number }

const addressOf = ({ uid, documentId }: Omit<EntryOfPanel, 'locale'>) => `${uid}/${documentId}`

/** What our parts of the panel ask the cms, by the panel's own client. */
const editingApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'KronoTrash'] })
  .injectEndpoints({
    endpoints: (build) => ({
      // By the instant of the last save too: a new one is another question.
      kronoVersions: build.query<{ versions: ListedVersion[] }, EntryOfPanel & { savedAt: string }>(
        {
          query: ({ locale, ...entry }) => ({
            url: `/editing/versions/${addressOf(entry)}`,
            method: 'GET',
            config: { params: { locale } },
          }),
        },
      ),
      kronoVersion: build.query<ShownVersion, VersionOfPanel & { savedAt: string }>({
        query: ({ locale, number, ...entry }) => ({
          url: `/editing/versions/${addressOf(entry)}/${number}`,
          method: 'GET',
          config: { params: { locale } },
        }),
      }),
      kronoBringBack: build.mutation<void, VersionOfPanel>({
        query: ({ locale, number, ...entry }) => ({
          url: `/editing/versions/${addressOf(entry)}/${number}`,
          method: 'POST',
          config: { params: { locale } },
        }),
        // As Strapi names them: of a single type by the type alone.
        invalidatesTags: (_result, error, { uid, documentId }) =>
          error
            ? []
            : [uid, `${uid}_${documentId}`, `${uid}_LIST`].map((id) => ({ type: 'Document', id })),
      }),
      kronoComeIn: build.mutation<{ others: Neighbour[] }, EntryOfPanel>({
        query: ({ locale, ...entry }) => ({
          url: `/editing/presence/${addressOf(entry)}`,
          method: 'POST',
          data: { locale },
        }),
      }),
      kronoGoOut: build.mutation<void, Omit<EntryOfPanel, 'locale'>>({
        query: (entry) => ({ url: `/editing/presence/${addressOf(entry)}`, method: 'DELETE' }),
      }),
      kronoTrash: build.query<TrashPage, { page: number }>({
        query: (params) => ({ url: '/editing/trash', method: 'GET', config: { params } }),
        providesTags: ['KronoTrash'],
      }),
      kronoTakeBack: build.mutation<TakenBack, { id: number }>({
        query: ({ id }) => ({ url: `/editing/trash/${id}`, method: 'POST' }),
        invalidatesTags: (taken) => [
          'KronoTrash',
          ...(taken ? [{ type: 'Document' as const, id: `${taken.uid}_LIST` }] : []),
        ],
      }),
    }),
  })

export const {
  useKronoVersionsQuery,
  useKronoVersionQuery,
  useKronoBringBackMutation,
  useKronoComeInMutation,
  useKronoGoOutMutation,
  useKronoTrashQuery,
  useKronoTakeBackMutation,
} = editingApi
