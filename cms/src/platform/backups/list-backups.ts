import { type Backup, checksumOf, readName } from './backup-names'
import type { Store } from './stores/store'

/** All backups of a store, oldest first. */
export async function listBackups(store: Store): Promise<Backup[]> {
  const objects = await store.list('krono-')
  const names = new Set(objects.map(({ name }) => name))
  return objects.flatMap(({ name, bytes }) => {
    const file = readName(name)
    if (file?.kind !== 'archive') return []
    const { createdAt, encryption } = file
    return [{ name, createdAt, encryption, bytes, isComplete: names.has(checksumOf(name)) }]
  })
}

/** The newest complete backup. */
export const latestBackup = async (store: Store): Promise<Backup | undefined> =>
  (await listBackups(store)).findLast(({ isComplete }) => isComplete)
