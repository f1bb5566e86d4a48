import type { Core } from '@strapi/strapi'
import { versionUid, whereOf } from '../versions/version-row'
import type { VersionedUid } from '../versions/versioned-types'
import { mostInTrash, type TrashRow, trashSince, trashUid } from './trash-row'

/** Deletes what was deleted more than thirty days ago, with its versions. */
export const emptyTrash = (strapi: Core.Strapi, at: Date) =>
  forgetAll(strapi, { deletedAt: { $lt: trashSince(at) } })

/** What is too much goes, the oldest first: numbers of rows only grow. */
export const forgetOldest = (strapi: Core.Strapi, newest: number) =>
  forgetAll(strapi, { id: { $lte: newest - mostInTrash } })

async function forgetAll(strapi: Core.Strapi, where: object) {
  const rows: TrashRow[] = await strapi.db.query(trashUid).findMany({ where })
  for (const row of rows) await forget(strapi, row)
}

/** One at a time: an editor who takes it back in this moment comes before, or finds nothing. */
const forget = (strapi: Core.Strapi, { id, entryUid, entryId, entryLocales }: TrashRow) =>
  strapi.db.transaction(async () => {
    const { db } = strapi
    if ((await db.query(trashUid).deleteMany({ where: { id } })).count === 0) return
    const others: TrashRow[] = await db.query(trashUid).findMany({ where: { entryUid, entryId } })
    for (const locale of entryLocales) {
      const living = { documentId: entryId, ...(locale && { locale }) }
      const isThere = (await db.query(entryUid as VersionedUid).count({ where: living })) > 0
      // Written anew since, or deleted once more later: the versions are of that one too.
      if (isThere || others.some((other) => other.entryLocales.includes(locale))) continue
      const key = { uid: entryUid, documentId: entryId, locale }
      await db.query(versionUid).deleteMany({ where: whereOf(key) })
    }
  })
