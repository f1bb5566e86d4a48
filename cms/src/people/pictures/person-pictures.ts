import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../platform/lib/env'
import { type PictureSize, pictureSizes } from './sizes'

// Not Strapi's media library: editors must not see users' pictures.
const folder = path.resolve(env.PUBLIC_FOLDER, 'uploads', 'people')

const fileOf = (name: string, size: PictureSize) => path.join(folder, `${name}-${size}.webp`)

export type Squares = ReadonlyMap<PictureSize, Buffer>

/**
 * Stores the sizes of one picture under a new name of 128 random bits, all or none; only the name leads to them. A
 * separate store, so that it can move (S3).
 */
export async function storePicture(squares: Squares): Promise<string> {
  const name = randomBytes(16).toString('hex')
  try {
    await mkdir(folder, { recursive: true })
    for (const [size, bytes] of squares) await writeFile(fileOf(name, size), bytes)
  } catch (error) {
    await removePicture(name)
    throw error
  }
  return name
}

/** Deletes the sizes of a picture; missing files are ignored. */
export async function removePicture(name: string) {
  await Promise.all(pictureSizes.map((size) => rm(fileOf(name, size), { force: true })))
}

/**
 * Deletes files from before an instant if `isKnown` returns false for their name: left by a process that crashed
 * between writing them and the row.
 */
export async function sweepPictures(before: Date, isKnown: (name: string) => Promise<boolean>) {
  const files = await readdir(folder).catch(() => [])
  const names = new Set(files.map((file) => file.replace(/-\d+\.webp$/, '')))
  for (const name of names) {
    const written = await stat(fileOf(name, pictureSizes[0])).catch(() => undefined)
    if (written && written.mtime > before) continue
    if (!(await isKnown(name))) await removePicture(name)
  }
}
