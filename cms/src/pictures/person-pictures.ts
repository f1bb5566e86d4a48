import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../lib/env'
import { type PictureSize, pictureSizes } from './sizes'

// Not Strapi's media library: editors have no business with the faces of people.
const folder = path.resolve(env.PUBLIC_FOLDER, 'uploads', 'people')

const fileOf = (name: string, size: PictureSize) => path.join(folder, `${name}-${size}.webp`)

export type Squares = ReadonlyMap<PictureSize, Buffer>

/**
 * Keeps the squares of one picture under a new name of 128 random bits, all or none; the name is all
 * that leads to them. A store of its own, so that they may lie elsewhere (S3) one day.
 */
export async function keepPicture(squares: Squares): Promise<string> {
  const name = randomBytes(16).toString('hex')
  await mkdir(folder, { recursive: true })
  try {
    for (const [size, bytes] of squares) await writeFile(fileOf(name, size), bytes)
  } catch (error) {
    await removePicture(name)
    throw error
  }
  return name
}

/** Deletes the squares of a picture; one that is gone already is no matter. */
export async function removePicture(name: string) {
  await Promise.all(pictureSizes.map((size) => rm(fileOf(name, size), { force: true })))
}

/**
 * Deletes files from before an instant whose names `isKnown` denies: those of a process that died between
 * writing them and the row that knows of them.
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
