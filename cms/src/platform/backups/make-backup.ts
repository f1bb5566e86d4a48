import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { encrypt, encryptionOf } from './archive/encryption'
import { writeArchive } from './archive/write-archive'
import { archiveName, checksumOf, failureName } from './backup-names'
import { copyDatabase } from './database/copy-database'
import { deleteOld } from './delete-old'
import { fileAreas } from './file-areas'
import { productFacts } from './product-facts'
import { Refusal } from './refusal'
import type { Store } from './stores/store'

type Made = { name: string; bytes: number; rows: number; files: number; deleted: number }

/** Writes a backup into a store, then deletes old ones. A failed run leaves a note there, which raises an incident. */
export async function makeBackup(
  store: Store,
  { isUnencrypted }: { isUnencrypted: boolean },
): Promise<Made> {
  const at = now()
  try {
    return await make(store, { at, isUnencrypted })
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : 'See the log of the backup service.'
    await store.write(failureName(at), Readable.from([Buffer.from(reason)])).catch(() => undefined)
    throw error
  }
}

async function make(store: Store, { at, isUnencrypted }: { at: Date; isUnencrypted: boolean }) {
  const keys = { ageRecipient: env.BACKUP_AGE_RECIPIENT, gpgKeyFile: env.BACKUP_GPG_KEY_FILE }
  const kind = encryptionOf(keys)
  if (kind === 'none' && !isUnencrypted)
    throw new Refusal(
      'A backup contains personal data: set BACKUP_AGE_RECIPIENT or BACKUP_GPG_KEY_FILE, or pass --unencrypted.',
    )
  const folder = await mkdtemp(path.join(tmpdir(), 'krono-backup-'))
  try {
    const { facts, ...database } = await copyDatabase(folder)
    const name = archiveName(at, kind)
    const content = {
      database,
      areas: fileAreas(),
      facts: {
        format: 1 as const,
        createdAt: at.toISOString(),
        product: productFacts(),
        database: facts,
      },
    }
    const { sha256, bytes, entries } = await writeArchive(content, {
      store,
      name,
      encryption: kind === 'none' ? undefined : encrypt(keys),
    })
    // The format of sha256sum. Last: only now the backup counts.
    await store.write(checksumOf(name), Readable.from([Buffer.from(`${sha256}  ${name}\n`)]))
    const deleted = await deleteOld(store, at)
    const rows = Object.values(facts.rows).reduce((sum, count) => sum + count, 0)
    return { name, bytes, rows, files: entries.length - 1, deleted }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
