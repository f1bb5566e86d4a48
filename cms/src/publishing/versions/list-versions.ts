import type { Core } from '@strapi/strapi'
import { namesOf } from './panel-user'
import { type EntryKey, type VersionRow, versionUid, whereOf } from './version-row'

/** A version for a list. Instants are texts. */
export type ListedVersion = {
  number: number
  savedAt: string
  /** Author of the save; null: no existing account. */
  by: string | null
  /** Saved by the system or a program, not by a panel user. */
  isBySystem: boolean
  restoredFrom: number | null
  onlineAt: string | null
}

type Row = Omit<VersionRow, 'id' | 'snapshot' | 'hash'>

/** The stored versions of an entry in one locale, newest first. */
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
