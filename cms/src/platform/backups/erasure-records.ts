import { Readable } from 'node:stream'
import type { Store } from './stores/store'

/**
 * Records of erased accounts, stored outside the database: after the restore of an older backup these accounts are
 * erased again (decision backups-and-erasures). A record is an empty object; its name has the day and the account's random id, which
 * means nothing without a backup.
 */
const folder = 'erasures/'

const form = /^erasures\/(\d{4}-\d\d-\d\d)\/([a-z0-9-]{10,64})$/

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Safe to repeat. @param account documentId of its user row */
export async function recordErasure(store: Store, account: string, at: Date) {
  const name = `${folder}${dayOf(at)}/${account}`
  if (!form.test(name)) throw new Error('An erasure needs the documentId of the account.')
  await store.write(name, Readable.from([]))
}

/** documentIds of all recorded accounts. */
export async function listErasures(store: Store): Promise<string[]> {
  const objects = await store.list(folder)
  return [...new Set(objects.flatMap(({ name }) => form.exec(name)?.[2] ?? []))]
}

/** Deletes the records of days before the oldest backup, which does not contain these accounts any more. */
export async function pruneErasures(store: Store, oldestBackupAt: Date) {
  for (const { name } of await store.list(folder)) {
    const day = form.exec(name)?.[1]
    if (day && day < dayOf(oldestBackupAt)) await store.remove(name)
  }
}
