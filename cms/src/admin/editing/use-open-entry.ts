import { unstable_useDocument as useDocument, useQueryParams } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { isVersioned } from '../../publishing/versions/versioned-types'

type Query = { plugins?: { i18n?: { locale?: string } } } & Record<string, unknown>

/**
 * The entry of the open form; undefined if it is new or a copy, or if its type has no versions. Read from the URL: a
 * hook that subscribes to Strapi's form re-renders with every key press.
 */
export function useOpenEntry() {
  const { slug: model = '', id, origin, collectionType = '' } = useParams()
  const [{ query }] = useQueryParams<Query>()
  const { plugins, ...rest } = query ?? {}
  const isSingle = collectionType === 'single-types'
  const isNew = origin !== undefined || id === 'create' || (id === undefined && !isSingle)
  // The same params as Strapi's request, so that the cached response is used.
  const params = { ...rest, ...plugins?.i18n }
  const { document } = useDocument(
    { collectionType, model, documentId: id, params },
    { skip: isNew },
  )
  if (isNew || !isVersioned(model) || !document?.documentId) return undefined
  return {
    entry: {
      uid: model,
      documentId: document.documentId,
      locale: typeof document.locale === 'string' ? document.locale : '',
    },
    savedAt: String(document.updatedAt ?? ''),
  }
}
