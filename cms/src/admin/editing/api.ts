import { adminApi } from '@strapi/strapi/admin'
import type { Neighbour } from '../../panel/presence/be-present'
import type { TrashPage } from '../../publishing/trash/list-trash'
import type { RestoredEntry } from '../../publishing/trash/restore-entry'
import type { ListedVersion } from '../../publishing/versions/list-versions'
import type { ShownVersion } from '../../publishing/versions/show-version'

export type EntryOfPanel = { uid: string; documentId: string; locale: string }
type VersionOfPanel = EntryOfPanel & { number: number }

const addressOf = ({ uid, documentId }: Omit<EntryOfPanel, 'locale'>) => `${uid}/${documentId}`

/** Calls of our parts of the panel to the cms, by the panel's own client. */
const editingApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'KronoTrash'] })
  .injectEndpoints({
    endpoints: (build) => ({
      // Cached by the last save too, so that a new save is fetched again.
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
        // Strapi's tag: for a single type, the type alone.
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
      kronoTakeBack: build.mutation<RestoredEntry, { id: number }>({
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
