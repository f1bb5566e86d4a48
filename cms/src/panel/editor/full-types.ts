import type { Core } from '@strapi/strapi'
import {
  type ContentTypeUid,
  contentTypeRow,
  contentTypeUids,
} from '../../platform/lib/content-types'

type Attribute = {
  enum?: readonly string[]
  customField?: string
  options?: { choices?: readonly string[] }
}

/** The fixed keys of a type's entries; undefined if editors choose them freely. */
function keysOf(strapi: Core.Strapi, uid: ContentTypeUid, field: string) {
  const attribute = strapi.contentType(uid).attributes[field] as Attribute
  // A name field without choices is only written by the seed.
  if (attribute.customField === 'global::name') return attribute.options?.choices ?? []
  return attribute.enum
}

/** The types with a fixed set of entries that all exist, in any locale: no new entry can be created. */
export async function fullTypes(strapi: Core.Strapi): Promise<ContentTypeUid[]> {
  const full: ContentTypeUid[] = []
  for (const uid of contentTypeUids) {
    const field = contentTypeRow(uid)?.unique
    const keys = field && keysOf(strapi, uid, field)
    if (!keys) continue
    const rows: Record<string, unknown>[] =
      keys.length === 0 ? [] : await strapi.db.query(uid).findMany({ select: [field] })
    if (keys.every((key) => rows.some((row) => row[field] === key))) full.push(uid)
  }
  return full
}
