import { randomBytes } from 'node:crypto'
import { files } from '../../platform/files/files'
import { sweepFiles } from '../../platform/files/sweep-files'
import { type PictureSize, pictureSizes } from './sizes'

// Not Strapi's media library: editors must not see users' pictures.
const folder = 'uploads/people/'

const fileOf = (name: string, size: PictureSize) => `${folder}${name}-${size}.webp`

/** The name in a key of a file; undefined for a file that is none of ours. */
const nameOf = (key: string) => /([0-9a-f]{32})-\d+\.webp$/.exec(key)?.[1]

export type Squares = ReadonlyMap<PictureSize, Buffer>

/** Stores the sizes of one picture under a new name of 128 random bits, all or none; only the name leads to them. */
export async function storePicture(squares: Squares): Promise<string> {
  const name = randomBytes(16).toString('hex')
  try {
    for (const [size, bytes] of squares) await files.put(fileOf(name, size), bytes)
  } catch (error) {
    // In the background: a store that did not answer would make the caller wait once more.
    dropPicture(name)
    throw error
  }
  return name
}

/** Deletes the sizes of a picture; missing files are ignored. */
export const removePicture = (name: string) =>
  files.remove(pictureSizes.map((size) => fileOf(name, size)))

/** The same for a picture that no row names: what cannot be deleted now is deleted at night. */
export async function dropPicture(name: string) {
  await removePicture(name).catch((error) =>
    strapi.log.warn(`A picture stays until the nightly job: ${String(error)}`),
  )
}

/**
 * Deletes files from before an instant if `usedOf` does not return their name: left by a process that crashed between
 * writing them and the row, or while the store was away.
 */
export async function sweepPictures(
  before: Date,
  usedOf: (names: readonly string[]) => Promise<ReadonlySet<string>>,
) {
  await sweepFiles(folder, before, async (keys) => {
    const names = new Set(keys.map(nameOf).filter((name) => name !== undefined))
    const used = await usedOf([...names])
    return new Set(
      keys.filter((key) => {
        const name = nameOf(key)
        return name === undefined || used.has(name)
      }),
    )
  })
}
