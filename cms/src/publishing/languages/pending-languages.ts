import type { Core } from '@strapi/strapi'
import type { VersionedUid } from '../versions/versioned-types'
import { differingFields, readPairs } from './pairs'

type Entry = { uid: VersionedUid; documentId: string; locale: string }

/** A locale in which the published entry lacks a shared change made in another locale. */
export type PendingLanguage = {
  locale: string
  /** Its draft has no other changes: it can be published without review. */
  isOnlyShared: boolean
}

type Attribute = { pluginOptions?: { i18n?: { localized?: boolean } } }

/** The other published locales of an entry with a draft that differs in fields shared by all locales (a picture). */
export async function pendingLanguages(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Entry,
): Promise<PendingLanguage[]> {
  const { attributes } = strapi.contentType(uid)
  const isShared = (name: string) => {
    const attribute: Attribute | undefined = attributes[name]
    return attribute?.pluginOptions?.i18n?.localized !== true
  }
  const pairs = await readPairs(strapi, uid, documentId)
  return pairs.flatMap((pair) => {
    const fields = differingFields(strapi, uid, pair)
    const other = pair.draft.locale
    return other && other !== locale && fields.some(isShared)
      ? [{ locale: other, isOnlyShared: fields.every(isShared) }]
      : []
  })
}

/** Publishes those without other changes, all or none. */
export async function publishPending(strapi: Core.Strapi, entry: Entry): Promise<string[]> {
  const { uid, documentId } = entry
  return strapi.db.transaction(async () => {
    const pending = await pendingLanguages(strapi, entry)
    const wanted = pending.filter(({ isOnlyShared }) => isOnlyShared).map(({ locale }) => locale)
    if (wanted.length > 0) await strapi.documents(uid).publish({ documentId, locale: wanted })
    return wanted
  })
}
