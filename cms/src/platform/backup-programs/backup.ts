import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listBackups } from '../backups/list-backups'
import { makeBackup } from '../backups/make-backup'
import { Refusal } from '../backups/refusal'
import { backupStore } from '../backups/stores/backup-store'
import { folderStore } from '../backups/stores/folder-store'
import type { Store } from '../backups/stores/store'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { nextTime } from '../tasks/schedule'
import { runProgram } from './run-program'

const hourMs = 3_600_000

/** Before the nightly jobs, when few people use the site. */
const nightly = { times: ['02:15'] }

/** `npm run backup [-- <folder>] [--unencrypted] [--nightly]`; operating/backups. */
async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { unencrypted: { type: 'boolean' }, nightly: { type: 'boolean' } },
  })
  const [folder] = positionals
  const store = folder ? folderStore(folder) : backupStore()
  if (!store)
    throw new Refusal('Where to? Set BACKUP_FOLDER or BACKUP_S3_BUCKET, or name a folder.')
  const backUp = () => backUpOnce(store, values.unencrypted === true)
  if (!values.nightly) return backUp()
  process.once('SIGTERM', () => process.exit(0))
  await runNightly(store, backUp)
}

async function backUpOnce(store: Store, isUnencrypted: boolean) {
  const { name, bytes, rows, files, deleted } = await makeBackup(store, { isUnencrypted })
  console.log(
    `${name}: ${rows} rows, ${files} files, ${bytes} bytes. ${deleted} old backups deleted.`,
  )
}

/** One backup a night, and one at once if there is none of the last day. A failed run is repeated after an hour. */
async function runNightly(store: Store, backUp: () => Promise<void>): Promise<never> {
  let isDue = await isOverdue(store)
  for (;;) {
    const next = nextTime(nightly, now(), env.TIME_ZONE).getTime()
    if (!isDue) await pause(next - now().getTime())
    isDue = false
    await backUp().catch(async (error: Error) => {
      console.error(error.message)
      await pause(hourMs)
      isDue = true
    })
  }
}

async function isOverdue(store: Store): Promise<boolean> {
  const last = (await listBackups(store)).findLast(({ isComplete }) => isComplete)
  return !last || now().getTime() - last.createdAt.getTime() > 24 * hourMs
}

runProgram(run)
