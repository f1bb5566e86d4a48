import { readdir, readFile } from 'node:fs/promises'

// The unit of /proc: 10 ms, on every Linux that Node supports.
const tickMs = 10

/** Process group and CPU ticks of one process; undefined when it has ended. */
async function readStat(pid: string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name before the last bracket may contain spaces.
  const fields = stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  if (!fields) return
  const [, , group, , , , , , , , , user = 0, system = 0] = fields
  return { group, ticks: user + system }
}

/**
 * CPU time that a program and its child processes have used, in ms. Linux only: NaN elsewhere.
 *
 * @param group id of the process group
 */
export async function cpuMsOf(group: number | undefined) {
  const names = await readdir('/proc').catch(() => [])
  const pids = names.filter((name) => /^\d+$/.test(name))
  if (pids.length === 0) return Number.NaN
  const all = await Promise.all(pids.map(readStat))
  return all.reduce((sum, one) => sum + (one?.group === group ? (one?.ticks ?? 0) : 0), 0) * tickMs
}
