import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { type Entry, type Manifest, manifestName } from '../manifest'
import type { Store } from '../stores/store'
import type { Filter } from './encryption'

/** Files that are stored with the database, in a folder `files/<name>` of the archive. */
export type FileArea = { name: string; store: Store }

export type Content = {
  /** The copy of the database: its name in the archive, and its file. */
  database: { name: string; file: string }
  areas: readonly FileArea[]
  /** All of the manifest except the entries. */
  facts: Omit<Manifest, 'entries'>
}

export type Written = {
  /** SHA-256 of the whole archive as it was written. */
  sha256: string
  bytes: number
  entries: Entry[]
}

/** Writes a compressed tar, encrypted by `encryption`, as one object. */
export async function writeArchive(
  content: Content,
  { store, name, encryption }: { store: Store; name: string; encryption: Filter | undefined },
): Promise<Written> {
  const tar = pack()
  const hash = createHash('sha256')
  const counter = countingStream(hash)
  const target = store.write(name, counter.stream)
  const gzip = createGzip({ level: 1 })
  const streams = [tar, gzip, ...(encryption ? [encryption.input, encryption.output] : [])]
  const entries: Entry[] = []
  // The first failure ends the others: a stream without its neighbour never ends.
  const stop = (error: Error) => {
    for (const stream of [...streams, counter.stream]) stream.destroy(error)
    throw error
  }
  const works = [
    addAll(tar, content, entries),
    encryption
      ? Promise.all([
          pipeline(tar, gzip, encryption.input),
          pipeline(encryption.output, counter.stream),
        ])
      : pipeline(tar, gzip, counter.stream),
    target,
    encryption?.ended,
  ]
  const ends = await Promise.allSettled(works.map((work) => work?.catch(stop)))
  const failed = [ends[3], ...ends].find((end) => end?.status === 'rejected')
  if (failed?.status === 'rejected') {
    await store.remove(name)
    throw failed.reason
  }
  return { sha256: hash.digest('hex'), bytes: counter.bytes(), entries }
}

async function addAll(tar: Pack, { database, areas, facts }: Content, entries: Entry[]) {
  const { size } = await stat(database.file)
  entries.push(
    await addEntry(tar, { name: database.name, bytes: size }, createReadStream(database.file)),
  )
  for (const { name: area, store } of areas)
    for (const { name, bytes } of await store.list('')) {
      // Deleted meanwhile, by an editor or a job.
      const file = await store.read(name)
      if (file) entries.push(await addEntry(tar, { name: `files/${area}/${name}`, bytes }, file))
    }
  const manifest = Buffer.from(JSON.stringify({ ...facts, entries } satisfies Manifest, null, 1))
  await addEntry(tar, { name: manifestName, bytes: manifest.length }, Readable.from([manifest]))
  tar.finalize()
}

async function addEntry(
  tar: Pack,
  { name, bytes }: { name: string; bytes: number },
  content: Readable,
): Promise<Entry> {
  const hash = createHash('sha256')
  let entry: Writable | undefined
  const added = new Promise<void>((resolve, reject) => {
    const end = (error?: Error | null) => (error ? reject(error) : resolve())
    entry = tar.entry({ name, size: bytes, mode: 0o600 }, end)
  })
  // Rejects when the archive is given up, perhaps after another failure was reported.
  added.catch(() => undefined)
  // Not by `pipeline`: it would wait for an event that this stream does not emit.
  for await (const part of firstBytes(content, bytes, hash))
    if (entry?.write(part) === false) await Promise.race([once(entry, 'drain'), added])
  entry?.end()
  await added
  return { name, bytes, sha256: hash.digest('hex') }
}

/** A file may grow while it is read: only the bytes that it had at first are stored. */
async function* firstBytes(content: AsyncIterable<Buffer>, bytes: number, hash: Hash) {
  let missing = bytes
  for await (const chunk of content) {
    const part = chunk.subarray(0, missing)
    missing -= part.length
    hash.update(part)
    if (part.length > 0) yield part
  }
  if (missing > 0) throw new Error('A file became shorter while it was read.')
}

function countingStream(hash: Hash) {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, bytes: () => bytes }
}
