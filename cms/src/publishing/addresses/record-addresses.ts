import type { Core } from '@strapi/strapi'
import { lockRows } from '../../platform/database/lock-rows'
import { addressedType, addressedTypes, type Params } from './addressed-types'
import { writeAddresses } from './note-addresses'

/** Creating or updating a document may publish it in the same call. */
const publishing = new Set(['create', 'update', 'clone', 'publish'])

const documentIdOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'documentId' in result
    ? String(result.documentId)
    : undefined

/**
 * Records each address at which an entry is published, in the transaction of the publication: after renaming, all
 * earlier addresses still lead to it.
 */
export function recordAddresses(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const type = addressedType(context.uid)
    if (!type || !publishing.has(context.action)) return next()
    const { documentId } = context.params as Params
    return strapi.db.transaction(async () => {
      // Serialises concurrent publications of an entry.
      const { tableName } = strapi.db.metadata.get(type.uid)
      if (documentId) await lockRows(strapi, tableName, { document_id: documentId })
      const result = await next()
      const entry = documentIdOf(result)
      if (entry) await writeAddresses(strapi, type, entry)
      return result
    })
  })
}

/** Adds addresses from before this table, and those changed outside of the document service. */
export async function ensureAddresses(strapi: Core.Strapi) {
  for (const type of addressedTypes) await writeAddresses(strapi, type)
}
