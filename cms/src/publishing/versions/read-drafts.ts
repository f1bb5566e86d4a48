import type { Core } from '@strapi/strapi'
import { populateOf } from './content-fields'
import { type Snapshot, snapshotOf } from './snapshot'
import { isVersionedRow, type VersionedUid } from './versioned-types'

/** The editors' view of one locale of an entry: its draft, or the row itself without drafts. */
export type Draft = {
  locale: string
  /** The row as it was read. */
  row: Row
  snapshot: Snapshot
}

type Row = Readonly<Record<string, unknown>> & {
  id: number
  locale: string | null
  updatedAt: string
  updatedBy: { id: number } | null
}

/** Every locale of an entry in its current state. */
export async function readDrafts(
  strapi: Core.Strapi,
  uid: VersionedUid,
  documentId: string,
): Promise<Draft[]> {
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { documentId, ...(hasDrafts && { publishedAt: null }) },
    populate: { ...populateOf(strapi, uid), updatedBy: { select: ['id'] } },
  })
  return rows
    .filter((row) => isVersionedRow(uid, row))
    .map((row) => ({ locale: row.locale ?? '', row, snapshot: snapshotOf(strapi, uid, row) }))
}
