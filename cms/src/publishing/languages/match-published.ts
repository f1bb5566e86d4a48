import type { Core } from '@strapi/strapi'
import { isVersioned, type VersionedUid } from '../versions/versioned-types'
import { differingFields, readPairs } from './pairs'

const changing = new Set(['update', 'discardDraft'])

/**
 * A draft equal to its published version must not show as "modified", whatever saved it and in any locale: restoring a
 * shared picture changes the drafts of all locales. Strapi compares dates, so the published version gets the date of
 * its draft, in the transaction of the save.
 */
export function matchPublished(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context
    const { documentId } = context.params as { documentId?: string }
    const hasDrafts = contentType.options?.draftAndPublish === true
    if (!strapi.isLoaded || !hasDrafts || !documentId || !isVersioned(uid)) return next()
    if (!changing.has(action)) return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      await dateAlike(strapi, uid, documentId)
      return result
    })
  })
}

async function dateAlike(strapi: Core.Strapi, uid: VersionedUid, documentId: string) {
  const { tableName } = strapi.db.metadata.get(uid)
  for (const { draft, published } of await readPairs(strapi, uid, documentId)) {
    const isNewer = new Date(draft.updatedAt) > new Date(published.updatedAt)
    if (!isNewer || differingFields(strapi, uid, { draft, published }).length > 0) continue
    await strapi.db.transaction(({ trx }) =>
      trx(tableName)
        .where({ id: published.id })
        .update({ updated_at: trx(tableName).select('updated_at').where({ id: draft.id }) }),
    )
  }
}
