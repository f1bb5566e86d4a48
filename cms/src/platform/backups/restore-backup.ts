import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from '../lib/env'
import { readArchive } from './archive/read-archive'
import type { Backup } from './backup-names'
import { differences } from './database/describe-database'
import type { Target } from './database/target'
import { targetDatabase } from './database/target-database'
import { listErasures } from './erasure-records'
import { fileAreas } from './file-areas'
import type { Manifest } from './manifest'
import { productFacts } from './product-facts'
import { Refusal } from './refusal'
import type { Store } from './stores/store'

export type Wish = {
  /** Where the backup is. */
  store: Store
  backup: Backup
  identityFile?: string | undefined
  /** Replaces a database that is not empty. */
  isReplacing: boolean
  /** Accepts a backup of a version with other tables: the cms changes them. */
  isOtherVersion: boolean
  /** Verifies the backup, and changes nothing. */
  isCheck: boolean
  /** Where erasures are recorded: there, and beside the backup. */
  erasureStores: readonly Store[]
  /** Erases accounts in the prepared database, in a process of its own; returns their number. */
  eraseAgain: (settings: Record<string, string>, accounts: readonly string[]) => Promise<number>
  report: (sentence: string) => void
}

/**
 * Restores a backup. The database is prepared beside the present one and takes its place at the end, in one step: until
 * then an interruption changes nothing but files, of which none is deleted.
 */
export async function restoreBackup(wish: Wish): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'krono-restore-'))
  try {
    const manifest = await readArchive(wish, folder)
    wish.report(`The backup of ${manifest.createdAt} is complete and undamaged.`)
    if (!wish.isCheck) await apply(wish, manifest, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function apply(wish: Wish, manifest: Manifest, folder: string) {
  const { isReplacing, isOtherVersion, erasureStores, eraseAgain, report } = wish
  refuseOther(manifest, isOtherVersion)
  const target = targetDatabase()
  await target.requireStopped()
  if (!isReplacing && !(await target.isEmpty()))
    throw new Refusal('The database is not empty: pass --replace to put the backup in its place.')
  const accounts = (await Promise.all(erasureStores.map(listErasures))).flat()
  try {
    const found = await target.prepare(folder)
    const wrong = differences(manifest.database, found)
    if (wrong.length > 0)
      throw new Refusal(`The restored database differs: ${wrong.slice(0, 5).join('; ')}.`)
    report(`${Object.keys(found.rows).length} tables have the rows that were backed up.`)
    const files = await putFiles(manifest, folder)
    report(`${files} files are in place.`)
    const erased = await eraseAgain(target.prepared, [...new Set(accounts)])
    report(`${erased} accounts that were erased after the backup are erased again.`)
    report(await swap(target))
  } catch (error) {
    await target.discard()
    throw error
  }
}

async function swap(target: Target): Promise<string> {
  const before = await target.swap()
  return before
    ? `The database is restored. The previous one is kept as ${before}: delete it within thirty days.`
    : 'The database is restored.'
}

function refuseOther({ database, product }: Manifest, isOtherVersion: boolean) {
  const kind = env.DATABASE_URL ? 'postgres' : 'sqlite'
  if (database.kind !== kind)
    throw new Refusal(`The backup is of ${database.kind}, and this product uses ${kind}.`)
  if (!isOtherVersion && product.types !== productFacts().types)
    throw new Refusal(
      'The backup is of a version with other tables: restore it with that version, or pass --other-version to a newer one.',
    )
}

/** Adds and replaces files; none is deleted. */
async function putFiles({ entries }: Manifest, folder: string): Promise<number> {
  let count = 0
  for (const { name: area, store } of fileAreas())
    for (const { name } of entries) {
      const start = `files/${area}/`
      if (!name.startsWith(start)) continue
      await store.write(name.slice(start.length), createReadStream(path.join(folder, name)))
      count += 1
    }
  return count
}
