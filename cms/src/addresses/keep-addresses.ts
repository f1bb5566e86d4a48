import type { Core } from '@strapi/strapi'
import { addressedType, addressedTypes, type Params } from './addressed-types'
import { noteAddresses } from './note-addresses'

/** A document that is created or changed may be published by the same call. */
const publishing = new Set(['create', 'update', 'clone', 'publish'])

const documentIdOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'documentId' in result
    ? String(result.documentId)
    : undefined

/**
 * Writes down each address at which an entry is published, in the transaction in which it is: renamed, it is found at
 * all that it ever had (decision 156).
 */
export function keepAddresses(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const type = addressedType(context.uid)
    if (!type || !publishing.has(context.action)) return next()
    const { documentId } = context.params as Params
    return strapi.db.transaction(async ({ trx }) => {
      // Of two who publish it at once the second finds what the first made of it.
      const { tableName } = strapi.db.metadata.get(type.uid)
      if (documentId) await trx(tableName).where({ document_id: documentId }).forUpdate()
      const result = await next()
      const entry = documentIdOf(result)
      if (entry) await noteAddresses(strapi, type, entry)
      return result
    })
  })
}

/** Those of before this was written down, and of what came past the documents. */
export async function ensureAddresses(strapi: Core.Strapi) {
  for (const type of addressedTypes) await noteAddresses(strapi, type)
}
