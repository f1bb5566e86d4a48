import type { Core } from '@strapi/strapi'
import { contentFields } from '../versions/content-fields'
import { type VersionedUid, versionedUids } from '../versions/versioned-types'
import type { Link } from './trash-row'

type Row = { documentId: string; locale: string | null }

/** All entries that refer to some locales of this one. */
export async function linksTo(
  strapi: Core.Strapi,
  uid: VersionedUid,
  { documentId, locales }: { documentId: string; locales: readonly string[] },
): Promise<Link[]> {
  const links: Link[] = []
  for (const holder of versionedUids)
    for (const [field, { type, target }] of contentFields(strapi, holder)) {
      if (type !== 'relation' || target !== uid) continue
      for (const to of locales) {
        const where = { [field]: { documentId, ...(to && { locale: to }) } }
        const rows: Row[] = await strapi.db.query(holder).findMany({ where })
        for (const row of rows)
          links.push({
            uid: holder,
            documentId: row.documentId,
            locale: row.locale ?? '',
            field,
            to,
          })
      }
    }
  return links
}
