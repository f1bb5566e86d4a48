import { files } from './files'

/**
 * Deletes the files of a folder that were written before an instant and are not in use. `usedOf` returns which of some
 * keys are. Several processes may do this at once.
 */
export async function sweepFiles(
  folder: string,
  before: Date,
  usedOf: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
) {
  for await (const page of files.list(folder)) {
    const old = page.filter(({ writtenAt }) => writtenAt <= before).map(({ key }) => key)
    if (old.length === 0) continue
    const used = await usedOf(old)
    await files.remove(old.filter((key) => !used.has(key)))
  }
}
