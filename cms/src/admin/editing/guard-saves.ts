import { adminApi, type StrapiApp } from '@strapi/strapi/admin'
import type { Conflict } from '../../publishing/versions/conflict'
import { openedHeader } from '../../publishing/versions/opened-header'
import { conflicts, openedOf, rememberOpened, type Save } from './store'

type Request = { config?: { headers?: Record<string, string> } & Record<string, unknown> }
type Tags = (result: unknown, error: unknown, save: Save) => unknown[]
type Definition = {
  query: (save: Save) => Request
  invalidatesTags: Tags
  onQueryStarted?: unknown
}
type Changes = { endpoints: Record<string, (definition: Definition) => void> }
type Extensible = { enhanceEndpoints: (changes: Changes) => void }

/**
 * Sends with every save the state that the form was filled with. A refused save leaves the form unchanged: Strapi would
 * refetch the entry after any response and overwrite the form.
 */
export function guardSaves() {
  const guard = (definition: Definition) => {
    const { query, invalidatesTags } = definition
    definition.query = (save) => {
      const request = query(save)
      const at = openedOf(save)
      const headers = { ...request.config?.headers, ...(at && { [openedHeader]: at }) }
      return { ...request, config: { ...request.config, headers } }
    }
    definition.invalidatesTags = (result, error, save) =>
      error ? [] : invalidatesTags(result, error, save)
    // It would write the form optimistically into the cached entry, and roll it back when the save is refused.
    definition.onQueryStarted = undefined
  }
  // Strapi's types do not list its plugins' endpoints.
  const { enhanceEndpoints } = adminApi as unknown as Extensible
  enhanceEndpoints({ endpoints: { updateDocument: guard, publishDocument: guard } })
}

type Entry = { updatedAt?: string }
type Action = {
  type?: string
  payload?: { data?: Entry; details?: { conflict?: Conflict } }
  meta?: { arg?: { endpointName?: string; originalArgs?: Save & { params?: { status?: string } } } }
}

/** The locale did not exist yet when its form was opened. */
const notCreated = 'never'

const saving = ['updateDocument', 'publishDocument']

/** Redux middleware: records what forms are filled with and which saves are refused. */
export const watchSaves: StrapiApp['middlewares'][number] = () => () => (next) => (action) => {
  const answered = next(action)
  const { type = '', payload, meta }: Action = action
  const { endpointName = '', originalArgs: entry } = meta?.arg ?? {}
  const isSave = saving.includes(endpointName)
  if (!entry || !type.startsWith(adminApi.reducerPath)) return answered
  const isAnswer = type.endsWith('/fulfilled') && (isSave || endpointName === 'getDocument')
  // The published version is read, not written; a locale that does not exist yet has no updatedAt.
  if (isAnswer && payload?.data && entry.params?.status !== 'published')
    rememberOpened(entry, payload.data.updatedAt ?? notCreated)
  const conflict = type.endsWith('/rejected') ? payload?.details?.conflict : undefined
  if (isSave && conflict)
    conflicts.set({ conflict, save: entry, isPublished: endpointName === 'publishDocument' })
  return answered
}
