import type { Core } from '@strapi/strapi'
import { versionUid } from '../versions/version-row'
import { isVersioned, type VersionedUid } from '../versions/versioned-types'
import type { StoredFile } from './stored-file'

type FoundVersion = {
  uid: VersionedUid
  documentId: string
  locale: string
  number: number
  snapshot: string
}

type Row = {
  id: number
  entryUid: string
  entryId: string
  entryLocale: string
  number: number
  snapshot: string
}

const batchSize = 100

/** Versions that may contain one of some files, newest first: by its URL, or by a number that could be its id. */
export async function* versionsWith(
  { db }: Core.Strapi,
  files: readonly StoredFile[],
): AsyncGenerator<FoundVersion> {
  const marks = files.map(({ id, hash }) => ({ hash, number: new RegExp(`[:,[]${id}[,\\]}]`) }))
  const mayContain = (text: string) =>
    marks.some(({ hash, number }) => text.includes(hash) || number.test(text))
  for (let before: number | undefined; ; ) {
    const rows: Row[] = await db.query(versionUid).findMany({
      select: ['id', 'entryUid', 'entryId', 'entryLocale', 'number', 'snapshot'],
      where: before === undefined ? {} : { id: { $lt: before } },
      orderBy: { id: 'desc' },
      limit: batchSize,
    })
    for (const { entryUid, entryId, entryLocale, number, snapshot } of rows)
      if (isVersioned(entryUid) && mayContain(snapshot))
        yield { uid: entryUid, documentId: entryId, locale: entryLocale, number, snapshot }
    before = rows.at(-1)?.id
    if (rows.length < batchSize) return
  }
}
