import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Failure } from '../../lib/failure.mjs'
import { root } from '../../lib/paths.mjs'

/** @returns lines */
async function git(...args: string[]): Promise<string[]> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 1e8 })
    return stdout.split('\0').filter(Boolean)
  } catch (error) {
    throw new Failure(`git ${args.join(' ')} failed: ${(error as Error).message}`)
  }
}

const isNew = ['--others', '--exclude-standard']

/** Files that differ from a revision, including deleted and untracked ones. */
export async function changedSince(since: string) {
  const differing = await git('diff', '--name-only', '--no-renames', '-z', since, '--')
  return [...new Set([...differing, ...(await git('ls-files', '-z', ...isNew))])].sort()
}

/** The text of a file at a revision; empty if it did not exist. */
export const textAt = (since: string, file: string) =>
  git('show', `${since}:${file}`).then(
    (parts) => parts.join('\0'),
    () => '',
  )

/** All files of the repository. */
export const allFiles = () => git('ls-files', '-z', '--cached', ...isNew)
