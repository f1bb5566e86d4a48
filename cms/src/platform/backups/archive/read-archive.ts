import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { type Backup, checksumOf } from '../backup-names'
import { type Entry, type Manifest, manifestName, manifestSchema } from '../manifest'
import { Refusal } from '../refusal'
import { openObject, readText, type Store } from '../stores/store'
import { decrypt } from './encryption'

type Source = { store: Store; backup: Backup; identityFile?: string | undefined }

/**
 * Extracts a backup into an empty folder and verifies every checksum. Throws a Refusal if anything differs from what
 * was backed up.
 */
export async function readArchive(source: Source, folder: string): Promise<Manifest> {
  await verifyWhole(source)
  const entries = await extractAll(source, folder)
  const manifest = await readManifest(folder)
  const expected = new Map(manifest.entries.map((entry) => [entry.name, entry]))
  for (const { name, bytes, sha256 } of entries) {
    if (name === manifestName) continue
    const wanted = expected.get(name)
    if (wanted?.bytes !== bytes || wanted.sha256 !== sha256)
      throw new Refusal(`The backup is damaged: ${name} is not what was backed up.`)
    expected.delete(name)
  }
  const [missing] = expected.keys()
  if (missing) throw new Refusal(`The backup is damaged: ${missing} is missing in it.`)
  return manifest
}

/** Before decryption, so that a damaged file is told apart from a wrong key. */
async function verifyWhole({ store, backup }: Source) {
  if (!backup.isComplete)
    throw new Refusal(
      `${backup.name} has no ${checksumOf(backup.name)} beside it: the backup did not finish, or that file was not copied.`,
    )
  const [expected] = (await readText(store, checksumOf(backup.name))).split(/\s/)
  const hash = createHash('sha256')
  for await (const chunk of await openObject(store, backup.name)) hash.update(chunk)
  if (hash.digest('hex') !== expected)
    throw new Refusal(
      `${backup.name} is damaged or cut off: its SHA-256 is not the one in ${checksumOf(backup.name)}.`,
    )
}

async function extractAll({ store, backup, identityFile }: Source, folder: string) {
  const decryption = decrypt(backup.encryption, identityFile)
  const tar = extract()
  const entries: Entry[] = []
  tar.on('entry', ({ name, type, size = 0 }, content, next) => {
    saveEntry(folder, { name, type: type ?? 'file', bytes: size }, content).then(
      (entry) => {
        entries.push(entry)
        next()
      },
      (error: Error) => tar.destroy(error),
    )
  })
  const content = await openObject(store, backup.name)
  const reading = decryption
    ? Promise.all([
        pipeline(content, decryption.input),
        pipeline(decryption.output, createGunzip(), tar),
      ])
    : pipeline(content, createGunzip(), tar)
  const [tool, read] = await Promise.allSettled([decryption?.ended, reading])
  // A failed decryption breaks the streams after it: its own reason first.
  if (tool.status === 'rejected')
    throw new Refusal(`${tool.reason.message} Is it the right key for ${backup.name}?`)
  if (read.status === 'rejected') throw unreadable(read.reason)
  return entries
}

function unreadable(error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOSPC')
    return new Refusal('The disk of the temporary folder (TMPDIR) is full; nothing was changed.')
  return error instanceof Refusal
    ? error
    : new Refusal(`The backup cannot be read: ${error.message}`)
}

async function saveEntry(
  folder: string,
  { name, type, bytes }: { name: string; type: string; bytes: number },
  content: NodeJS.ReadableStream,
): Promise<Entry> {
  const file = path.resolve(folder, name)
  if (type !== 'file' || !file.startsWith(path.resolve(folder) + path.sep))
    throw new Refusal(`The backup contains ${name}, which is no file of a backup.`)
  await mkdir(path.dirname(file), { recursive: true })
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(content, hashing, createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  return { name, bytes, sha256: hash.digest('hex') }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new Refusal('The backup is cut off: it has no manifest.')
  })
  const read = manifestSchema.safeParse(JSON.parse(text))
  if (!read.success) throw new Refusal('The manifest of the backup has another format.')
  return read.data
}
