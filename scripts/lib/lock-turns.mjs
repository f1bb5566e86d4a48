import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * One turn of holding a lock is a file, `run.lock.7`, which says who holds or held it; the highest number counts. It is
 * never deleted, and a turn is taken by making the next number, which the system lets one process do alone. So a
 * process that looked at a stale lock long ago cannot take away the one that came after it.
 *
 * @typedef {{ number: number, holder: number }} Turn the holder is a process; 0 when it was given back
 */

/** @param {string} file of the lock @returns {number[]} */
function numbersOf(file) {
  const start = `${path.basename(file)}.`
  return readdirSync(path.dirname(file))
    .filter((name) => `${name}.`.startsWith(start))
    .map((name) => Number(name.slice(start.length)))
    .filter(Number.isInteger)
}

/** @param {string} file @param {number} number */
const turnFile = (file, number) => (number === 0 ? file : `${file}.${number}`)

/** @param {string} file @param {string} text @param {(ready: string) => void} put moves it to where it belongs, at once and whole */
function write(file, text, put) {
  const ready = `${file}.new-${process.pid}`
  writeFileSync(ready, text)
  try {
    put(ready)
  } finally {
    rmSync(ready, { force: true })
  }
}

/** @param {string} file @returns {Turn} */
export function latestTurn(file) {
  const number = Math.max(0, ...numbersOf(file))
  try {
    return { number, holder: Number(readFileSync(turnFile(file, number), 'utf8')) }
  } catch {
    // Not held yet, or a later turn has begun and removed this one.
    return { number, holder: 0 }
  }
}

/** @param {string} file @param {number} number @returns {boolean} whether the turn is ours */
export function takeTurn(file, number) {
  const ours = turnFile(file, number)
  try {
    write(file, String(process.pid), (ready) => linkSync(ready, ours))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
  const others = numbersOf(file).filter((other) => other !== number)
  // The number was free because it is over long ago.
  const isOver = others.some((other) => other > number)
  const swept = isOver ? [number] : others
  for (const one of swept) rmSync(turnFile(file, one), { force: true })
  return !isOver
}

/** @param {string} file @param {number} number */
export const giveBack = (file, number) =>
  write(file, '0', (ready) => renameSync(ready, turnFile(file, number)))
