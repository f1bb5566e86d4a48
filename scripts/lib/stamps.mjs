import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { state } from './paths.mjs'

const stamps = path.join(state, 'stamps')

/**
 * A step of a build, skipped when its inputs have not changed. The stamp is a file with the fingerprint of the last run.
 *
 * @typedef {object} Product
 * @property {string} name of the stamp
 * @property {() => string} inputs fingerprint of everything the outcome depends on
 * @property {string[]} outcome files and folders that the step creates
 * @property {() => Promise<void>} make
 * @property {string} [folder] of the stamp
 * @property {boolean} [always] ignores the stamp
 */

/** Forces the step to run next time. @param {string} name */
export const clearStamp = (name) => rmSync(path.join(stamps, name), { force: true })

/**
 * Runs the step unless its inputs are those of the last run and its outcome still exists.
 * The stamp is removed first and written last, so an interrupted step runs again.
 *
 * @param {Product} product
 * @returns {Promise<boolean>} whether the step ran
 */
export async function makeIfChanged({
  name,
  inputs,
  outcome,
  make,
  folder = stamps,
  always = false,
}) {
  const file = path.join(folder, name)
  const before = inputs()
  const isThere = outcome.every((place) => existsSync(place))
  if (!always && isThere && existsSync(file) && readFileSync(file, 'utf8') === before) return false
  rmSync(file, { force: true })
  await make()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, before)
  return true
}
