import path from 'node:path'
import type { ImportFile } from './collect-files'

/**
 * The picture that a text names: beside the text, or the only file of that name in the upload, because browsers send
 * chosen files without their folder.
 */
export function findPicture(
  files: readonly ImportFile[],
  { text, picture }: { text: string; picture: string },
): ImportFile | undefined {
  const beside = path.posix.join(path.posix.dirname(text), picture)
  const found = files.find(({ name }) => name === beside)
  if (found) return found
  const last = path.posix.basename(picture)
  const alike = files.filter(({ name }) => path.posix.basename(name) === last)
  return alike.length === 1 ? alike[0] : undefined
}
