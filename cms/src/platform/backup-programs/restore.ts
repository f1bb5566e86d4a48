import { execFile } from 'node:child_process'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import type { Backup } from '../backups/backup-names'
import { listBackups } from '../backups/list-backups'
import { Refusal } from '../backups/refusal'
import { restoreBackup } from '../backups/restore-backup'
import { backupStore } from '../backups/stores/backup-store'
import { folderStore } from '../backups/stores/folder-store'
import type { Store } from '../backups/stores/store'
import { runProgram } from './run-program'

const options = {
  from: { type: 'string' },
  identity: { type: 'string' },
  replace: { type: 'boolean' },
  'other-version': { type: 'boolean' },
  check: { type: 'boolean' },
} as const

/** `npm run restore -- <name or "latest"> [--from=<folder>] [--identity=<file>] …`; operating/backups. */
async function run() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const configured = backupStore()
  const store = values.from ? folderStore(values.from) : configured
  if (!store)
    throw new Refusal('Where from? Set BACKUP_FOLDER or BACKUP_S3_BUCKET, or pass --from.')
  await restoreBackup({
    store,
    backup: await findBackup(store, positionals[0]),
    identityFile: values.identity,
    isReplacing: values.replace === true,
    isOtherVersion: values['other-version'] === true,
    isCheck: values.check === true,
    erasureStores: configured ? [store, configured] : [store],
    eraseAgain,
    report: console.log,
  })
}

async function findBackup(store: Store, wanted: string | undefined): Promise<Backup> {
  const backups = await listBackups(store)
  const names = backups.map(({ name }) => name).join('\n')
  if (!wanted)
    throw new Refusal(`Which backup? Name one of these, or "latest":\n${names || '(none)'}`)
  const found =
    wanted === 'latest'
      ? backups.findLast(({ isComplete }) => isComplete)
      : backups.find(({ name }) => name === wanted)
  if (!found) throw new Refusal(`There is no backup ${wanted}. There are:\n${names || '(none)'}`)
  return found
}

/** In a process of its own: Strapi reads the address of its database once. */
async function eraseAgain(settings: Record<string, string>, accounts: readonly string[]) {
  const program = path.join(__dirname, 'erase-again.js')
  const running = promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, ...settings },
  })
  running.child.stdin?.end(JSON.stringify(accounts))
  const { stdout } = await running.catch((error: { stderr?: string; message: string }) => {
    throw new Refusal(
      `Erased accounts could not be erased again, so that the restore was not completed: ${error.stderr || error.message}`,
    )
  })
  return Number(stdout.trim().split('\n').at(-1))
}

runProgram(run)
