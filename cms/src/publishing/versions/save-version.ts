import type { Core } from '@strapi/strapi'
import { hashOf } from './compare'
import type { Snapshot } from './snapshot'
import { type EntryKey, mostVersions, type VersionRow, versionUid, whereOf } from './version-row'

type Head = Pick<VersionRow, 'id' | 'number' | 'hash' | 'savedAt' | 'savedById'>

/** The newest version of an entry in one locale. */
export const headOf = ({ db }: Core.Strapi, key: EntryKey): Promise<Head | null> =>
  db.query(versionUid).findOne({
    select: ['id', 'number', 'hash', 'savedAt', 'savedById'],
    where: whereOf(key),
    orderBy: { number: 'desc' },
  })

export type State = {
  snapshot: Snapshot
  savedAt: Date
  savedById: number | null
  /** The state existed before, and is not saved now. */
  isFound?: boolean
  /** The number of the restored version. */
  restoredFrom?: number | undefined
}

/**
 * Stores the current state of an entry as its newest version, unless it is unchanged; deletes the oldest beyond the
 * maximum. In the open transaction, under the entry's lock.
 */
export async function saveVersion(strapi: Core.Strapi, key: EntryKey, state: State) {
  const versions = strapi.db.query(versionUid)
  const head = await headOf(strapi, key)
  const hash = hashOf(state.snapshot)
  if (head?.hash === hash) return
  const number = (head?.number ?? 0) + 1
  await versions.create({
    data: {
      ...whereOf(key),
      number,
      hash,
      snapshot: JSON.stringify(state.snapshot),
      savedAt: state.isFound ? state.savedAt : laterOf(state.savedAt, head),
      savedById: state.savedById,
      restoredFrom: state.restoredFrom ?? null,
    },
  })
  await versions.deleteMany({ where: { ...whereOf(key), number: { $lte: number - mostVersions } } })
}

/** Marks the newest version as the published one. */
export async function markOnline(strapi: Core.Strapi, key: EntryKey, onlineAt: Date) {
  const head = await headOf(strapi, key)
  if (!head) return
  await strapi.db.query(versionUid).update({ where: { id: head.id }, data: { onlineAt } })
}

// A discarded draft has the date of the published version that replaced it, which is older than the previous draft's.
function laterOf(savedAt: Date, head: Head | null): Date {
  const before = head ? new Date(head.savedAt) : undefined
  return before && before >= savedAt ? new Date(before.getTime() + 1) : savedAt
}
