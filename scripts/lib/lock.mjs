import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { latestTurn, releaseTurn, takeTurn } from './lock-turns.mjs'
import { state } from './paths.mjs'
import { onExit } from './stopping.mjs'

/** Command line of a process, if the system exposes it: the id alone may belong to another program. @param {number} pid */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return commandOf(pid)?.includes('scripts') ?? true
}

/**
 * Takes a lock of this folder, which is released when this process ends. The lock of a dead process is taken over.
 *
 * @param {string} name
 * @param {{ folder?: string, wait?: () => void, refusal?: (pid: number) => string }} options
 *   with `wait`, calls it once and waits for the lock; without it, throws the refusal
 * @returns a function that releases the lock earlier
 */
export async function lock(name, { folder = state, wait, refusal }) {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.lock`)
  let hasWaited = false
  let seen = latestTurn(file)
  while (isRunning(seen.holder) || !takeTurn(file, seen.number + 1)) {
    const { holder } = seen
    if (isRunning(holder)) {
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
    if (isLocked) releaseTurn(file, ours)
    isLocked = false
  }
  onExit(release)
  return release
}
