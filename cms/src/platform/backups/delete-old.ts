import { type Backup, checksumOf, readName } from './backup-names'
import { pruneErasures } from './erasure-records'
import { listBackups } from './list-backups'
import type { Store } from './stores/store'

const dayMs = 86_400_000

/** With a run a day no backup becomes older than the thirty days that the privacy policy promises. */
const deletedAfterDays = 29

/** The backups that a run at this time deletes: the old ones, but never the last complete one. */
export function findOld(backups: readonly Backup[], at: Date): Backup[] {
  const last = backups.findLast(({ isComplete }) => isComplete)
  const latest = at.getTime() - deletedAfterDays * dayMs
  return backups.filter((one) => one !== last && one.createdAt.getTime() <= latest)
}

/** Deletes old backups, what failed runs left behind, and records of erasures that no backup needs. Returns the number of backups. */
export async function deleteOld(store: Store, at: Date): Promise<number> {
  const backups = await listBackups(store)
  const old = findOld(backups, at)
  // The checksum last: a backup that lost its archive is no backup, one that lost its checksum would look interrupted.
  for (const { name } of old) {
    await store.remove(name)
    await store.remove(checksumOf(name))
  }
  await deleteRemains(store, at)
  const [oldest] = backups.filter((one) => !old.includes(one))
  if (oldest) await pruneErasures(store, oldest.createdAt)
  return old.length
}

/** Unfinished files of runs that ended more than a day ago, and notes about failed runs before this one. */
async function deleteRemains(store: Store, at: Date) {
  for (const { name } of await store.list('krono-')) {
    const file = readName(name)
    const isOld = file && at.getTime() - file.createdAt.getTime() > dayMs
    if (file?.kind === 'failure' || (file?.kind === 'unfinished' && isOld)) await store.remove(name)
  }
}
