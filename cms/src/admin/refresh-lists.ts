import { adminApi, type StrapiApp } from '@strapi/strapi/admin'

type Definition = { keepUnusedDataFor?: number }
type Changes = { endpoints: Record<string, (definition: Definition) => void> }
type Extensible = { enhanceEndpoints: (changes: Changes) => void }

/** Every list of entries, and no form: a form would lose unsaved input. */
const everyList = { type: 'Document' as const, id: 'ALL_LIST' }

/** Lists are refetched when opened: Strapi would show a cached list for up to a minute. */
export function refetchLists() {
  // Strapi's types do not list its plugins' endpoints.
  const { enhanceEndpoints } = adminApi as unknown as Extensible
  const always = (definition: Definition) => {
    definition.keepUnusedDataFor = 0
  }
  enhanceEndpoints({ endpoints: { getAllDocuments: always } })
}

/**
 * Refetches the open list when the window gets the focus: other users or scheduled publications may have changed it.
 */
export const refreshOnReturn: StrapiApp['middlewares'][number] =
  () =>
  ({ dispatch }) => {
    const { util } = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] })
    window.addEventListener('focus', () => dispatch(util.invalidateTags([everyList])))
    return (next) => (action) => next(action)
  }
