import {
  unstable_useContentManagerContext as useContentManagerContext,
  unstable_useDocument as useDocument,
  useQueryParams,
} from '@strapi/strapi/admin'
import { isVersioned } from '../../versions/versioned-types'

type Query = { plugins?: { i18n?: { locale?: string } } } & Record<string, unknown>

/** The entry whose form is open; undefined while it is new, and of types whose saves are not kept. */
export function useOpenEntry() {
  const { model, id, collectionType, isSingleType } = useContentManagerContext()
  const [{ query }] = useQueryParams<Query>()
  const { plugins, ...rest } = query ?? {}
  // As Strapi asks for it, so that it is asked for once.
  const params = { ...rest, ...plugins?.i18n }
  const isNew = id === 'create' || (!id && !isSingleType)
  const documentId = id === 'create' ? undefined : id
  const { document } = useDocument({ collectionType, model, documentId, params }, { skip: isNew })
  if (!isVersioned(model) || !document?.documentId) return undefined
  return {
    entry: {
      uid: model,
      documentId: document.documentId,
      locale: typeof document.locale === 'string' ? document.locale : '',
    },
    savedAt: String(document.updatedAt ?? ''),
    /** As Strapi's own calls name it. */
    form: { collectionType, model, documentId, params },
  }
}
