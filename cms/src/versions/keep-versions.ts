import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { keepVersion, markOnline } from './keep-version'
import { lockEntry } from './lock-entry'
import { panelUserOf } from './panel-user'
import { type Draft, readDrafts } from './read-drafts'
import { refuseLostChanges } from './refuse-lost-changes'
import { rowsIn } from './snapshot'
import { isVersioned, type VersionedUid } from './versioned-types'

const making = new Set(['create', 'clone'])
const changing = new Set(['update', 'publish', 'discardDraft'])

type Params = {
  documentId?: string
  status?: string
  /** Of a version that is brought back its number, which Strapi leaves out. */
  restoredFrom?: number
}

/**
 * Every save of what editors write is kept as a version, in its transaction, whoever saves. The last of our rules: what
 * asks Stripe, or refuses, has done so before anything is held. Strapi copies the fields that all languages share inside.
 */
export function keepVersions(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const params = context.params as Params
    // While an older database is brought up there are no saves, and what is there is kept before it is next changed.
    if (!strapi.isLoaded) return next()
    const isNew = making.has(action)
    if (!isVersioned(uid) || !(isNew || (changing.has(action) && params.documentId))) return next()
    return strapi.db.transaction(async () => {
      const before = isNew ? [] : await keepPresent(strapi, uid, params.documentId ?? '')
      const result = await next()
      const documentId = isNew ? documentOf(result) : params.documentId
      if (!documentId) return result
      const after = await readDrafts(strapi, uid, documentId)
      const [locale = ''] = localesOf(result)
      if (action === 'update')
        await refuseLostChanges(strapi, { uid, documentId, locale, before, after })
      const restored = { locale, from: params.restoredFrom }
      const savedById = panelUserOf(strapi)
      await keepAll(strapi, { uid, documentId, drafts: after, savedById, restored })
      if (action === 'publish' || params.status === 'published')
        for (const shown of localesOf(result))
          await markOnline(strapi, { uid, documentId, locale: shown }, now())
      return result
    })
  })
}

const documentOf = (result: unknown) => rowsIn(result)[0]?.documentId as string | undefined

/** In which languages something was saved or published: one is answered as it is, several in a list. */
const localesOf = (result: unknown): string[] =>
  rowsIn(result)
    .flatMap((one) => ('entries' in one ? rowsIn(one.entries) : [one]))
    .map(({ locale }) => String(locale ?? ''))

/**
 * What an entry is now, held and kept before it is changed: that it is a version already nobody can rely on, in a
 * database from before or after a change past the documents.
 */
export async function keepPresent(strapi: Core.Strapi, uid: VersionedUid, documentId: string) {
  await lockEntry(strapi, uid, documentId)
  const drafts = await readDrafts(strapi, uid, documentId)
  await keepAll(strapi, { uid, documentId, drafts })
  return drafts
}

type All = {
  uid: VersionedUid
  documentId: string
  drafts: readonly Draft[]
  /** Left out: whoever its row says. */
  savedById?: number | null
  restored?: { locale: string; from: number | undefined }
}

async function keepAll(strapi: Core.Strapi, { uid, documentId, drafts, ...save }: All) {
  const { savedById, restored } = save
  for (const { locale, row, snapshot } of drafts)
    await keepVersion(
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
