import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

// Ignored by git, or read by no build. Does not call git: it may not be installed.
const skipped = new Set([
  'node_modules',
  'dist',
  'build',
  'coverage',
  'e2e',
  'tests',
  'test-results',
  'playwright-report',
  'uploads',
  'private',
  'next-env.d.ts',
  'Dockerfile',
  'jest.config.js',
  'jest.config.mjs',
  'playwright.config.ts',
])

/** @param {string} name */
const isSkipped = (name) =>
  skipped.has(name) || /^\.(next|data|cache|tmp|strapi|git|DS_Store)/.test(name) || isTest(name)

/** @param {string} name */
const isTest = (name) => /\.(test|spec)\.(ts|tsx|mjs)$|\.tsbuildinfo$|\.log$/.test(name)

/** Every file in a folder, sorted, or the file itself. @param {string} place @param {string[]} except @returns {string[]} */
function filesIn(place, except) {
  if (!existsSync(place) || except.includes(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !isSkipped(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const found = path.join(place, entry.name)
      if (entry.isDirectory()) return filesIn(found, except)
      return entry.isFile() ? [found] : []
    })
}

/**
 * A hash that changes when an input of a step changes: names and contents of files, and other facts. Dates of files do
 * not count, because a fresh clone sets new ones.
 *
 * @param {string[]} places files and folders
 * @param {string[]} [facts] such as the database's address; only their hash is stored
 * @param {string[]} [except] files and folders in `places` to leave out
 */
export function fingerprint(places, facts = [], except = []) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesIn(place, except))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  for (const fact of facts) hash.update(`${fact}\0`)
  return hash.digest('hex')
}
