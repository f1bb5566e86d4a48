import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Resident memory of a program and its child processes, in MB.
 *
 * @param group id of the process group
 */
export async function memoryOf(group: number | undefined) {
  const { stdout } = await run('ps', ['-A', '-o', 'pgid=,rss='])
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const bytes = rows.reduce((sum, [id, kB]) => sum + (id === group ? (kB ?? 0) : 0), 0)
  return Math.round(bytes / 1024)
}
