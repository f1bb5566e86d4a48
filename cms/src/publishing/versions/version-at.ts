import type { Core } from '@strapi/strapi'
import type { Snapshot } from './snapshot'
import { type EntryKey, type VersionRow, versionUid, whereOf } from './version-row'

/** The version of an entry at an instant; undefined if it is no longer stored. */
export async function versionAt(
  { db }: Core.Strapi,
  key: EntryKey,
  at: Date,
): Promise<Snapshot | undefined> {
  const found: Pick<VersionRow, 'snapshot'> | null = await db.query(versionUid).findOne({
    select: ['snapshot'],
    where: { ...whereOf(key), savedAt: { $lte: at } },
    orderBy: { number: 'desc' },
  })
  return found ? JSON.parse(found.snapshot) : undefined
}
