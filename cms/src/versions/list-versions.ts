import type { Core } from '@strapi/strapi'
import { namesOf } from './panel-user'
import { type EntryKey, type VersionRow, versionUid, whereOf } from './version-row'

/** A version as a list shows it. Instants are texts. */
export type ListedVersion = {
  number: number
  savedAt: string
  /** Who saved; null: nobody who has an account now. */
  by: string | null
  /** Not somebody of the panel, but the system itself or a program. */
  isBySystem: boolean
  restoredFrom: number | null
  onlineAt: string | null
}

type Row = Omit<VersionRow, 'id' | 'snapshot' | 'hash'>

/** What is kept of an entry in one language, the newest first. */
export async function listVersions(strapi: Core.Strapi, key: EntryKey): Promise<ListedVersion[]> {
  const rows: Row[] = await strapi.db.query(versionUid).findMany({
    select: ['number', 'savedAt', 'savedById', 'restoredFrom', 'onlineAt'],
    where: whereOf(key),
    orderBy: { number: 'desc' },
  })
  const names = await namesOf(
    strapi,
    rows.map(({ savedById }) => savedById),
  )
  return rows.map(({ savedById, ...row }) => ({
    ...row,
    by: names.get(savedById ?? 0) ?? null,
    isBySystem: savedById === null,
  }))
}
