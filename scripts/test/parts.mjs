import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checks } from '../check/checks.ts'
import { runChecks } from '../check/run-checks.ts'
import { root } from '../lib/paths.mjs'
import { testInBrowser } from './browser.mjs'
import { runScriptTests, scriptTests } from './runners.mjs'
import { runApiTests, runOnNode24, runUnitTests } from './suites.mjs'
import { apiTests, browserTests, unitTests } from './test-files.mjs'

/**
 * A part of `npm test`; `npm test -- api` runs one alone, `npm test -- api coupons` what is called so.
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {readonly ('cms' | 'web')[]} needs what must be built before
 * @property {() => string[]} files what can be chosen: test files from the repository's root, or names of checks
 * @property {(env: Record<string, string>, choice?: import('./choice.mjs').Choice) => Promise<import('./reports.mjs').Counts>} run
 */

/** @type {Part['run']} */
const runChosenChecks = (env, choice) =>
  runChecks(
    checks.filter(({ name }) => !choice || choice.files.includes(name)),
    env,
  )

/** @satisfies {Record<string, Part>} */
export const parts = {
  check: {
    title: 'Checks',
    needs: [],
    files: () => checks.map(({ name }) => name),
    run: runChosenChecks,
  },
  scripts: { title: 'Tests of the scripts', needs: [], files: scriptTests, run: runScriptTests },
  unit: { title: 'Unit tests', needs: [], files: unitTests, run: runUnitTests },
  node24: {
    title: 'Functions, scripts and start on Node 24',
    needs: ['cms'],
    files: () => [
      ...scriptTests(),
      ...unitTests(),
      ...apiTests().filter((file) => file.includes('/program/')),
    ],
    run: runOnNode24,
  },
  api: { title: 'API tests of cms', needs: ['cms'], files: apiTests, run: runApiTests },
  browser: {
    title: 'Browser tests',
    needs: ['cms', 'web'],
    files: browserTests,
    run: testInBrowser,
  },
}

/** @param {string} file of a part; a check has no source */
export function sourceOf(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return ''
  }
}
