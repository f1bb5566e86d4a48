import type { Core } from '@strapi/strapi'
import { type TrashRow, trashUid } from '../trash/trash-row'
import { populateOf } from '../versions/content-fields'
import { referencesIn } from '../versions/references-in'
import { type Snapshot, snapshotOf } from '../versions/snapshot'
import { titleOf } from '../versions/title-of'
import { type VersionRow, versionUid, whereOf } from '../versions/version-row'
import { type VersionedUid, versionedUids } from '../versions/versioned-types'
import type { StoredFile } from './stored-file'
import { versionsWith } from './versions-with'

const emailUid = 'api::scheduled-email.scheduled-email'

/**
 * An entry that uses a file, as draft or published, or in an earlier version: then with its number. Or an e-mail to a
 * group, also a sent one: its readers still load the picture.
 */
export type Use = {
  uid: VersionedUid | typeof emailUid
  title: string
  locale: string
  isInTrash: boolean
  version?: number
}

type Row = { id: number; documentId: string; locale: string | null } & Record<string, unknown>

type EmailRow = { id: number; documentId: string; name: string; body: unknown }

type Place = { uid: Use['uid']; documentId: string; locale: string }

type UseOf = () => Pick<Use, 'title' | 'isInTrash' | 'version'>

const batchSize = 200

/** The uses of some files: in fields, in components, in texts, and in restorable versions. */
export async function usesOfFiles(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
): Promise<ReadonlyMap<StoredFile, readonly Use[]>> {
  const uses = new Map<StoredFile, Map<string, Use>>()
  // An entry is named once, by its current content before its versions.
  const addUse = (file: StoredFile, { documentId, ...place }: Place, use: UseOf) => {
    const known = uses.get(file) ?? new Map<string, Use>()
    const key = `${place.uid} ${documentId} ${place.locale}`
    if (!known.has(key)) uses.set(file, known.set(key, { ...place, ...use() }))
  }
  const addUses = (place: Place & { uid: VersionedUid }, snapshot: Snapshot, use: UseOf) => {
    for (const file of filesIn(strapi, place.uid, snapshot, files)) addUse(file, place, use)
  }
  for (const uid of versionedUids)
    for await (const row of rowsOf<Row>(strapi, uid, { populate: populateOf(strapi, uid) }))
      addUses(
        { uid, documentId: row.documentId, locale: row.locale ?? '' },
        snapshotOf(strapi, uid, row),
        () => ({ title: titleOf(uid, row), isInTrash: false }),
      )
  const trashed: TrashRow[] = await strapi.db.query(trashUid).findMany({})
  for (const { entryUid, entryId, entryLocales, title } of trashed)
    for (const locale of entryLocales) {
      const uid = entryUid as VersionedUid
      const key = whereOf({ uid, documentId: entryId, locale })
      const head: Pick<VersionRow, 'snapshot'> | null = await strapi.db
        .query(versionUid)
        .findOne({ select: ['snapshot'], where: key, orderBy: { number: 'desc' } })
      if (head)
        addUses({ uid, documentId: entryId, locale }, JSON.parse(head.snapshot), () => ({
          title: title ?? '',
          isInTrash: true,
        }))
    }
  const ofEmail = { select: ['id', 'documentId', 'name', 'body'] }
  for await (const { documentId, name, body } of rowsOf<EmailRow>(strapi, emailUid, ofEmail)) {
    const text = JSON.stringify(body)
    const place = { uid: emailUid, documentId, locale: '' } as const
    for (const file of files.filter(({ hash }) => text.includes(hash)))
      addUse(file, place, () => ({ title: name, isInTrash: false }))
  }
  for await (const { number, snapshot, ...place } of versionsWith(strapi, files)) {
    const content: Snapshot = JSON.parse(snapshot)
    addUses(place, content, () => ({
      title: titleOf(place.uid, content),
      isInTrash: false,
      version: number,
    }))
  }
  return new Map([...uses].map(([file, found]) => [file, [...found.values()]]))
}

/** In batches, as there may be many. */
async function* rowsOf<One extends { id: number }>(
  { db }: Core.Strapi,
  uid: Use['uid'],
  query: object,
) {
  let last = 0
  for (;;) {
    const rows: One[] = await db.query(uid).findMany({
      ...query,
      where: { id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: batchSize,
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
