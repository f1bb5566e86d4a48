import type { Core, UID } from '@strapi/strapi'
import type { ContentTypeUid } from '../../platform/lib/content-types'
import { type References, referencesIn } from './references-in'
import type { Snapshot } from './snapshot'
import { titleOf } from './title-of'
import type { VersionedUid } from './versioned-types'

/** Labels for the ids in a snapshot. */
export type Shown = {
  files: Readonly<Record<string, string>>
  entries: Readonly<Record<string, string>>
}

/** The names of pictures and entries referenced by some snapshots; deleted ones have none. */
export async function shownIn(
  strapi: Core.Strapi,
  uid: VersionedUid,
  snapshots: readonly Snapshot[],
): Promise<Shown> {
  const found = snapshots.map((snapshot) => referencesIn(strapi, uid, snapshot))
  return { files: await fileNames(strapi, found), entries: await entryTitles(strapi, found) }
}

async function fileNames({ db }: Core.Strapi, found: readonly References[]) {
  const ids = found.flatMap(({ files }) => files)
  if (ids.length === 0) return {}
  const files: { id: number; name: string }[] = await db
    .query('plugin::upload.file')
    .findMany({ select: ['id', 'name'], where: { id: { $in: ids } } })
  return Object.fromEntries(files.map(({ id, name }) => [id, name]))
}

async function entryTitles({ db }: Core.Strapi, found: readonly References[]) {
  const titles: Record<string, string> = {}
  for (const { uid, documentId, locale } of found.flatMap(({ entries }) => entries)) {
    const where = { documentId, ...(locale && { locale }) }
    const row: Record<string, unknown> | null = await db
      .query(uid as UID.ContentType)
      .findOne({ where })
    if (row) titles[documentId] = titleOf(uid as ContentTypeUid, row)
  }
  return titles
}
