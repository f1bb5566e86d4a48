import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { lockEntry } from './lock-entry'
import { panelUserOf } from './panel-user'
import { type Draft, readDrafts } from './read-drafts'
import { refuseLostChanges } from './refuse-lost-changes'
import { markOnline, saveVersion } from './save-version'
import { rowsIn } from './snapshot'
import { isVersioned, type VersionedUid } from './versioned-types'

const making = new Set(['create', 'clone'])
const changing = new Set(['update', 'publish', 'discardDraft'])

type Params = {
  documentId?: string
  status?: string
  /** The number of a restored version, which Strapi ignores. */
  restoredFrom?: number
}

/**
 * Stores every save of editorial content as a version, in its transaction, for all authors. The last of our rules:
 * calls to Stripe and refusals come before any lock. Strapi's copying of shared fields to other locales happens inside.
 */
export function recordVersions(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const params = context.params as Params
    // The migration of an older database makes no versions; existing content is stored before its next change.
    if (!strapi.isLoaded) return next()
    const isNew = making.has(action)
    if (!isVersioned(uid) || !(isNew || (changing.has(action) && params.documentId))) return next()
    return strapi.db.transaction(async () => {
      const before = isNew ? [] : await saveCurrent(strapi, uid, params.documentId ?? '')
      const result = await next()
      const documentId = isNew ? documentOf(result) : params.documentId
      if (!documentId) return result
      const after = await readDrafts(strapi, uid, documentId)
      const [locale = ''] = localesOf(result)
      if (action === 'update')
        await refuseLostChanges(strapi, { uid, documentId, locale, before, after })
      const restored = { locale, from: params.restoredFrom }
      const savedById = panelUserOf(strapi)
      await saveAll(strapi, { uid, documentId, drafts: after, savedById, restored })
      if (action === 'publish' || params.status === 'published')
        for (const shown of localesOf(result))
          await markOnline(strapi, { uid, documentId, locale: shown }, now())
      return result
    })
  })
}

const documentOf = (result: unknown) => rowsIn(result)[0]?.documentId as string | undefined

/** The locales that were saved or published: Strapi returns one row, or a list of several. */
const localesOf = (result: unknown): string[] =>
  rowsIn(result)
    .flatMap((one) => ('entries' in one ? rowsIn(one.entries) : [one]))
    .map(({ locale }) => String(locale ?? ''))

/**
 * Locks an entry and stores its current state before a change, because it may not be a version yet: in an older
 * database, or after a change outside of the document service.
 */
export async function saveCurrent(strapi: Core.Strapi, uid: VersionedUid, documentId: string) {
  await lockEntry(strapi, uid, documentId)
  const drafts = await readDrafts(strapi, uid, documentId)
  await saveAll(strapi, { uid, documentId, drafts })
  return drafts
}

type All = {
  uid: VersionedUid
  documentId: string
  drafts: readonly Draft[]
  /** Default: the author in its row. */
  savedById?: number | null
  restored?: { locale: string; from: number | undefined }
}

async function saveAll(strapi: Core.Strapi, { uid, documentId, drafts, ...save }: All) {
  const { savedById, restored } = save
  for (const { locale, row, snapshot } of drafts)
    await saveVersion(
      strapi,
      { uid, documentId, locale },
      {
        snapshot,
        savedAt: new Date(row.updatedAt),
        savedById: savedById === undefined ? (row.updatedBy?.id ?? null) : savedById,
        isFound: savedById === undefined,
        restoredFrom: restored?.locale === locale ? restored.from : undefined,
      },
    )
}
