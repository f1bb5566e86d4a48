import type { Core } from '@strapi/strapi'
import { type TrashRow, trashUid } from '../trash/trash-row'
import { populateOf } from '../versions/content-fields'
import { referencesIn } from '../versions/references-in'
import { type Snapshot, snapshotOf } from '../versions/snapshot'
import { titleOf } from '../versions/title-of'
import { type VersionRow, versionUid, whereOf } from '../versions/version-row'
import { type VersionedUid, versionedUids } from '../versions/versioned-types'

/** A file of the media library, as far as texts know it: in them stands its address. */
export type StoredFile = { id: number; name: string; hash: string }

/** An entry in which a file stands, draft or published. */
export type Use = { uid: VersionedUid; title: string; locale: string; isInTrash: boolean }

type Row = { id: number; locale: string | null } & Record<string, unknown>

const batchSize = 200

/** Where each of some files stands: in fields, in parts of pages, in texts, and in what could be taken back. */
export async function usesOfFiles(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
): Promise<ReadonlyMap<StoredFile, readonly Use[]>> {
  const uses = new Map<StoredFile, Map<string, Use>>()
  const note = (uid: VersionedUid, snapshot: Snapshot, use: () => Omit<Use, 'uid'>) => {
    for (const file of filesIn(strapi, uid, snapshot, files)) {
      const found = { uid, ...use() }
      const known = uses.get(file) ?? new Map<string, Use>()
      uses.set(file, known.set(Object.values(found).join(' '), found))
    }
  }
  for (const uid of versionedUids)
    for await (const row of rowsOf(strapi, uid))
      note(uid, snapshotOf(strapi, uid, row), () => ({
        title: titleOf(uid, row),
        locale: row.locale ?? '',
        isInTrash: false,
      }))
  const trashed: TrashRow[] = await strapi.db.query(trashUid).findMany({})
  for (const { entryUid, entryId, entryLocales, title } of trashed)
    for (const locale of entryLocales) {
      const uid = entryUid as VersionedUid
      const key = whereOf({ uid, documentId: entryId, locale })
      const head: Pick<VersionRow, 'snapshot'> | null = await strapi.db
        .query(versionUid)
        .findOne({ select: ['snapshot'], where: key, orderBy: { number: 'desc' } })
      if (head)
        note(uid, JSON.parse(head.snapshot), () => ({
          title: title ?? '',
          locale,
          isInTrash: true,
        }))
    }
  return new Map([...uses].map(([file, found]) => [file, [...found.values()]]))
}

/** Some at a time: texts may be many. */
async function* rowsOf(strapi: Core.Strapi, uid: VersionedUid) {
  let last = 0
  for (;;) {
    const rows: Row[] = await strapi.db.query(uid).findMany({
      where: { id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: batchSize,
      populate: populateOf(strapi, uid),
    })
    yield* rows
    last = rows.at(-1)?.id ?? last
    if (rows.length < batchSize) return
  }
}

function filesIn(
  strapi: Core.Strapi,
  uid: VersionedUid,
  snapshot: Snapshot,
  files: readonly StoredFile[],
): StoredFile[] {
  const ids = referencesIn(strapi, uid, snapshot).files
  const text = JSON.stringify(snapshot)
  return files.filter(({ id, hash }) => ids.includes(id) || text.includes(hash))
}
