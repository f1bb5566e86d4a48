import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise } from 'yauzl'
import { eventLoopTurn } from '../../platform/database/yield-between-statements'
import type { Incoming } from '../../publishing/uploads/admit-file'

export const importLimits = { files: 200, bytes: 64 * 1024 * 1024 } as const

/** A file of an import; `name` is its path within the upload, with `/`. */
export type ImportFile = { name: string; filepath: string; size: number }

export type FilesFault = 'tooManyFiles' | 'tooLarge' | 'badZip' | 'noText'

/** Thrown while collecting; the whole upload is refused. */
export class RefusedFiles extends Error {
  constructor(readonly fault: FilesFault) {
    super(fault)
  }
}

/**
 * The files of an upload, with zips unpacked into `folder` under names of ours.
 * @throws RefusedFiles beyond the limits, or for a zip that is damaged, encrypted, or larger than it says
 */
export async function collectFiles(
  sent: readonly Incoming[],
  folder: string,
): Promise<ImportFile[]> {
  const files: ImportFile[] = []
  let bytes = 0
  const add = (file: ImportFile) => {
    bytes += file.size
    if (files.length >= importLimits.files) throw new RefusedFiles('tooManyFiles')
    if (bytes > importLimits.bytes) throw new RefusedFiles('tooLarge')
    files.push(file)
  }
  for (const { filepath, originalFilename, size } of sent) {
    const name = (originalFilename ?? '').normalize('NFC')
    if (await isZip(filepath, name))
      await unpack(filepath, path.join(folder, String(files.length)), add)
    else add({ name: path.posix.basename(name.replaceAll('\\', '/')), filepath, size })
    await eventLoopTurn()
  }
  return files
}

async function isZip(filepath: string, name: string): Promise<boolean> {
  if (!name.toLowerCase().endsWith('.zip')) return false
  const file = await open(filepath)
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    if (buffer.toString('latin1') !== 'PK') throw new RefusedFiles('badZip')
    return true
  } finally {
    await file.close()
  }
}

async function unpack(filepath: string, prefix: string, add: (file: ImportFile) => void) {
  try {
    // Refuses names that lead out of the folder, and entries that are larger than declared.
    const zip = await openPromise(filepath, { strictFileNames: true, validateEntrySizes: true })
    try {
      for await (const entry of zip.eachEntry()) {
        if (isSkipped(entry)) continue
        const target = `${prefix}-${zip.entriesRead}`
        // Counted as declared, before anything is unpacked.
        const name = entry.fileName.normalize('NFC')
        add({ name, filepath: target, size: entry.uncompressedSize })
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target))
      }
    } finally {
      zip.close()
    }
  } catch (error) {
    throw error instanceof RefusedFiles ? error : new RefusedFiles('badZip')
  }
}

/** Folders, and what systems add to a zip. */
const isSkipped = ({ fileName }: Entry) =>
  fileName.endsWith('/') || fileName.startsWith('__MACOSX/') || /(^|\/)\./.test(fileName)
