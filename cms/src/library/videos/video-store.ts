import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../platform/lib/env'

// Next to the public folder, never inside it: a video is served only by the rules of this folder (decision
// media-files).
const folder = path.resolve(env.PUBLIC_FOLDER, '..', 'private', 'films')

/** A name of 128 random bits, which no page and no response contains. */
export const videoKeyForm = /^[0-9a-f]{32}$/

/** The path of a key's file. Throws for any other input, to prevent path traversal. */
export function fileOfVideo(key: string): string {
  if (!videoKeyForm.test(key)) throw new Error('This is no key of a film')
  return path.join(folder, `${key}.mp4`)
}

/** Stores a copy of a file under a new key. */
export async function storeVideo(from: string): Promise<string> {
  const key = randomBytes(16).toString('hex')
  await mkdir(folder, { recursive: true })
  await copyFile(from, fileOfVideo(key))
  return key
}

/** Deletes files from before an instant if `isKnown` returns false for their key. */
export async function sweepVideos(before: Date, isKnown: (key: string) => boolean) {
  const files = await readdir(folder).catch(() => [])
  for (const name of files) {
    const key = path.parse(name).name
    const written = await stat(path.join(folder, name)).catch(() => undefined)
    if (!written || written.mtime > before || isKnown(key)) continue
    await rm(path.join(folder, name), { force: true })
  }
}
