import type { Core } from '@strapi/strapi'
import { readName } from '../backups/backup-names'
import { latestBackup } from '../backups/list-backups'
import { backupStore } from '../backups/stores/backup-store'
import type { Store } from '../backups/stores/store'
import { raiseIncident } from '../incidents/raise-incident'
import { today } from '../lib/clock'

const hourMs = 3_600_000

/** A nightly backup, and the time that a large one takes. */
const longestAgeMs = 26 * hourMs

/** Raises an incident for each failed run, and one a day while the newest backup is too old. */
export async function checkBackups(
  strapi: Core.Strapi,
  at: Date,
  store: Store | undefined = backupStore(),
) {
  if (!store) return
  const latest = await latestBackup(store)
  for (const { name } of await store.list('krono-'))
    if (readName(name)?.kind === 'failure')
      await raiseIncident(strapi, { kind: 'backupFailed', reference: name })
  if (latest && at.getTime() - latest.createdAt.getTime() <= longestAgeMs) return
  await raiseIncident(strapi, {
    kind: 'backupMissing',
    reference: today(),
    details: { latest: latest?.createdAt.toISOString() ?? null },
  })
}
