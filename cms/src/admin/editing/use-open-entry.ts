import { unstable_useDocument as useDocument, useQueryParams } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { isVersioned } from '../../versions/versioned-types'

type Query = { plugins?: { i18n?: { locale?: string } } } & Record<string, unknown>

/**
 * The entry whose form is open; undefined while it is new or a copy, and of types whose saves are not kept. By the
 * address: what asks Strapi for the form hears of every letter that somebody types.
 */
export function useOpenEntry() {
  const { slug: model = '', id, origin, collectionType = '' } = useParams()
  const [{ query }] = useQueryParams<Query>()
  const { plugins, ...rest } = query ?? {}
  const isSingle = collectionType === 'single-types'
  const isNew = origin !== undefined || id === 'create' || (id === undefined && !isSingle)
  // As Strapi asks for it, so that it is asked for once.
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
