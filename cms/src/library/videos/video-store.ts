import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { OpenFile } from '../../platform/files/file-store'
import { files } from '../../platform/files/files'
import { sweepFiles } from '../../platform/files/sweep-files'
import { readVideoFrom, type VideoFacts } from './read-video'

// A folder without a public address: a video is served only by the rules of this module (decision media-files).
const folder = 'private/films/'

/** A name of 128 random bits, which no page and no response contains. */
export const videoKeyForm = /^[0-9a-f]{32}$/

/** The stored file of a key. Throws for any other input, to prevent path traversal. */
function fileOfVideo(key: string): string {
  if (!videoKeyForm.test(key)) throw new Error('This is no key of a film')
  return `${folder}${key}.mp4`
}

/** Stores a copy of a file of this machine under a new key. */
export async function storeVideo(path: string): Promise<string> {
  const key = randomBytes(16).toString('hex')
  await files.put(fileOfVideo(key), { path })
  return key
}

/** undefined if there is no file. */
export const openVideo = (key: string): Promise<OpenFile | undefined> =>
  files.open(fileOfVideo(key))

/** Facts of a stored video, from a few parts of its file; undefined if there is no file or it is not an MP4. */
export async function readStoredVideo(key: string): Promise<VideoFacts | undefined> {
  const file = videoKeyForm.test(key) ? await openVideo(key) : undefined
  if (!file) return undefined
  const last = file.bytes - 1
  return readVideoFrom({
    bytes: file.bytes,
    read: async (start, length) =>
      start > last
        ? Buffer.alloc(0)
        : buffer(await file.read({ start, end: Math.min(start + length - 1, last) })),
  })
}

/** Deletes files from before an instant if `isKnown` returns false for their key. */
export async function sweepVideos(before: Date, isKnown: (key: string) => boolean) {
  await sweepFiles(folder, before, async (keys) => {
    return new Set(keys.filter((file) => isKnown(file.slice(folder.length).replace(/\.mp4$/, ''))))
  })
}
