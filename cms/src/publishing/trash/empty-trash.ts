import type { Core } from '@strapi/strapi'
import { versionUid, whereOf } from '../versions/version-row'
import type { VersionedUid } from '../versions/versioned-types'
import { mostInTrash, type TrashRow, trashSince, trashUid } from './trash-row'

/** Deletes entries that were deleted more than thirty days ago, with their versions. */
export const emptyTrash = (strapi: Core.Strapi, at: Date) =>
  purgeEntries(strapi, { deletedAt: { $lt: trashSince(at) } })

/** Deletes the oldest beyond the maximum, by id. */
export const purgeOldest = (strapi: Core.Strapi, newest: number) =>
  purgeEntries(strapi, { id: { $lte: newest - mostInTrash } })

async function purgeEntries(strapi: Core.Strapi, where: object) {
  const rows: TrashRow[] = await strapi.db.query(trashUid).findMany({ where })
  for (const row of rows) await purgeEntry(strapi, row)
}

/** One at a time: a concurrent restore runs before, or finds nothing. */
const purgeEntry = (strapi: Core.Strapi, { id, entryUid, entryId, entryLocales }: TrashRow) =>
  strapi.db.transaction(async () => {
    const { db } = strapi
    if ((await db.query(trashUid).deleteMany({ where: { id } })).count === 0) return
    const others: TrashRow[] = await db.query(trashUid).findMany({ where: { entryUid, entryId } })
    for (const locale of entryLocales) {
      const living = { documentId: entryId, ...(locale && { locale }) }
      const isThere = (await db.query(entryUid as VersionedUid).count({ where: living })) > 0
      // Exists again, or was deleted once more: the versions belong to that one too.
      if (isThere || others.some((other) => other.entryLocales.includes(locale))) continue
      const key = { uid: entryUid, documentId: entryId, locale }
      await db.query(versionUid).deleteMany({ where: whereOf(key) })
    }
  })
