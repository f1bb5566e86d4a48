import { adminApi, type StrapiApp } from '@strapi/strapi/admin'
import type { Conflict } from '../../versions/conflict'
import { openedHeader } from '../../versions/opened-header'
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
 * Every save of a form says which state of its entry the form was filled with. One that is refused leaves the form as it
 * is: Strapi asks for the entry anew whatever comes, and fills the form with it.
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
    // It would write the form into what is kept of the entry, and take it out again when it is refused.
    definition.onQueryStarted = undefined
  }
  // Strapi's types know no endpoints of its own plugins.
  const { enhanceEndpoints } = adminApi as unknown as Extensible
  enhanceEndpoints({ endpoints: { updateDocument: guard, publishDocument: guard } })
}

type Entry = { updatedAt?: string }
type Action = {
  type?: string
  payload?: { data?: Entry; details?: { conflict?: Conflict } }
  meta?: { arg?: { endpointName?: string; originalArgs?: Save & { params?: { status?: string } } } }
}

/** Nobody had written this language when its form was opened. */
const notYet = 'never'

const saving = ['updateDocument', 'publishDocument']

/** Sees what forms are filled with, and which saves are refused, as Redux hears of it. */
export const watchSaves: StrapiApp['middlewares'][number] = () => () => (next) => (action) => {
  const answered = next(action)
  const { type = '', payload, meta }: Action = action
  const { endpointName = '', originalArgs: entry } = meta?.arg ?? {}
  const isSave = saving.includes(endpointName)
  if (!entry || !type.startsWith(adminApi.reducerPath)) return answered
  const isAnswer = type.endsWith('/fulfilled') && (isSave || endpointName === 'getDocument')
  // The published edition is looked at, not written; a language that there is not yet has no instant.
  if (isAnswer && payload?.data && entry.params?.status !== 'published')
    rememberOpened(entry, payload.data.updatedAt ?? notYet)
  const conflict = type.endsWith('/rejected') ? payload?.details?.conflict : undefined
  if (isSave && conflict)
    conflicts.tell({ conflict, save: entry, isPublished: endpointName === 'publishDocument' })
  return answered
}
