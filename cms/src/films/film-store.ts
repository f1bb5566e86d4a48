import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../lib/env'

// Beside the public folder and never in it: nothing but the rules of this folder leads to a film (decision 193).
const folder = path.resolve(env.PUBLIC_FOLDER, '..', 'private', 'films')

/** A name of 128 random bits, which no page and no answer tells. */
export const filmKeyForm = /^[0-9a-f]{32}$/

/** Where the file of a key lies. Throws for anything else: no path comes from outside. */
export function fileOfFilm(key: string): string {
  if (!filmKeyForm.test(key)) throw new Error('This is no key of a film')
  return path.join(folder, `${key}.mp4`)
}

/** Keeps a copy of a file under a new key. */
export async function keepFilm(from: string): Promise<string> {
  const key = randomBytes(16).toString('hex')
  await mkdir(folder, { recursive: true })
  await copyFile(from, fileOfFilm(key))
  return key
}

/** Deletes the files from before an instant whose keys `isKnown` denies. */
export async function sweepFilms(before: Date, isKnown: (key: string) => boolean) {
  const files = await readdir(folder).catch(() => [])
  for (const name of files) {
    const key = path.parse(name).name
    const written = await stat(path.join(folder, name)).catch(() => undefined)
    if (!written || written.mtime > before || isKnown(key)) continue
    await rm(path.join(folder, name), { force: true })
  }
}
