import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { state } from './paths.mjs'

const stamps = path.join(state, 'stamps')

/**
 * A step and what it depends on.
 *
 * @typedef {object} Product
 * @property {string} name of the stamp
 * @property {() => string} inputs fingerprint of everything the outcome depends on
 * @property {string[]} outcome files and folders that the step leaves behind
 * @property {() => Promise<void>} make
 * @property {string} [folder] of the stamp
 * @property {boolean} [always] made whatever the stamp says
 */

/** Has a product made again next time. @param {string} name */
export const clearStamp = (name) => rmSync(path.join(stamps, name), { force: true })

/**
 * Makes a product unless the inputs are those of the last time and its outcome is still there.
 * The stamp goes first and comes back last, so that an interrupted step is done again.
 *
 * @param {Product} product
 * @returns {Promise<boolean>} whether anything was made
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
