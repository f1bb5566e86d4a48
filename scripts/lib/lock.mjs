import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { state } from './paths.mjs'
import { atTheEnd } from './stopping.mjs'

/** What a process was called with, where the system tells; a number alone may be another program by now. @param {number} pid */
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

/** @param {string} file @returns {boolean} whether the lock is ours now */
function take(file) {
  // Linked in place whole: nobody sees a lock that does not say yet whose it is.
  const ready = `${file}.${process.pid}`
  writeFileSync(ready, String(process.pid))
  try {
    linkSync(ready, file)
    return true
  } catch {
    return false
  } finally {
    rmSync(ready, { force: true })
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
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
  let hasSaid = false
  while (!take(file)) {
    const holder = holderOf(file)
    if (!isOurs(holder)) {
      rmSync(file, { force: true })
      continue
    }
    if (!wait) throw new Failure(refusal?.(holder) ?? `${name} is locked by process ${holder}.`)
    if (!hasSaid) wait()
    hasSaid = true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const release = () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
  atTheEnd(release)
  return release
}
