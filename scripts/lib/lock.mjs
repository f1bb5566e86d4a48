import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { giveBack, latestTurn, takeTurn } from './lock-turns.mjs'
import { state } from './paths.mjs'
import { atTheEnd } from './stopping.mjs'

/** Command line of a process, if the system reveals it; a number alone may be another program. @param {number} pid */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isOurs(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return commandOf(pid)?.includes('scripts') ?? true
}

/**
 * A lock that one process of this folder holds until it ends. One left behind by a process that is no
 * more is taken over.
 *
 * @param {string} name
 * @param {{ folder?: string, wait?: () => void, refusal?: (pid: number) => string }} how
 *   `wait` is called once and the lock is waited for; without it the refusal is thrown
 */
export async function lock(name, { folder = state, wait, refusal }) {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.lock`)
  let hasWaited = false
  let seen = latestTurn(file)
  while (isOurs(seen.holder) || !takeTurn(file, seen.number + 1)) {
    const { holder } = seen
    if (isOurs(holder)) {
      if (!wait) throw new Failure(refusal?.(holder) ?? `${name} is locked by process ${holder}.`)
      if (!hasWaited) wait()
      hasWaited = true
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    seen = latestTurn(file)
  }
  const ours = seen.number + 1
  let isLocked = true
  const release = () => {
    if (isLocked) giveBack(file, ours)
    isLocked = false
  }
  atTheEnd(release)
  return release
}
