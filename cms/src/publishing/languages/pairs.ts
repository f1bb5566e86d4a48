import type { Core } from '@strapi/strapi'
import { fieldsBetween } from '../versions/compare'
import { populateOf } from '../versions/content-fields'
import { snapshotOf } from '../versions/snapshot'
import type { VersionedUid } from '../versions/versioned-types'

type Row = Readonly<Record<string, unknown>> & {
  id: number
  locale: string | null
  publishedAt: string | null
  updatedAt: string
}

/** One locale of an entry: its draft and its published version. */
type Pair = { draft: Row; published: Row }

/** The published locales of an entry, each with its draft. */
export async function readPairs(
  strapi: Core.Strapi,
  uid: VersionedUid,
  documentId: string,
): Promise<Pair[]> {
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { documentId },
    orderBy: { locale: 'asc' },
    populate: populateOf(strapi, uid),
  })
  return rows.flatMap((published) => {
    const draft = rows.find((row) => !row.publishedAt && row.locale === published.locale)
    return published.publishedAt && draft ? [{ draft, published }] : []
  })
}

/** The fields in which a draft differs from its published version. */
export const differingFields = (
  strapi: Core.Strapi,
  uid: VersionedUid,
  { draft, published }: Pair,
): string[] => fieldsBetween(snapshotOf(strapi, uid, published), snapshotOf(strapi, uid, draft))
