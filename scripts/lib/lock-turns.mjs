import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A lock is a series of files, `run.lock.7`, each with the id of the process that holds it; the highest number counts.
 * To take the lock, a process creates the file with the next number, which only one process can do. So a process that
 * read a stale lock long ago cannot take the lock away from a later holder.
 *
 * @typedef {{ number: number, holder: number }} Turn the holder is a process id; 0 after the release
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

/** @param {string} file @param {string} text @param {(ready: string) => void} put moves the complete file to its place, atomically */
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
    // Not locked yet, or a later turn has begun and removed this one.
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
  // The number may have been free because that turn ended long ago.
  const isOver = others.some((other) => other > number)
  const stale = isOver ? [number] : others
  for (const one of stale) rmSync(turnFile(file, one), { force: true })
  return !isOver
}

/** @param {string} file @param {number} number */
export const releaseTurn = (file, number) =>
  write(file, '0', (ready) => renameSync(ready, turnFile(file, number)))
