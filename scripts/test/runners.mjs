import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bins, cms, root, state, web } from '../lib/paths.mjs'
import { succeeds } from '../lib/run.mjs'
import { hasPostgres } from './postgres.mjs'
import { readReport, sumOf } from './reports.mjs'

const reports = path.join(state, 'reports')
const nodeReport = path.join(root, 'scripts/test/node-report.mjs')

/** @param {string} name */
function newReport(name) {
  const file = path.join(reports, `${name}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** @param {string} folder @returns {string[]} */
const testsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => /\.test\.(mjs|ts)$/.test(file))
    .sort()

/** Tests of these scripts. @param {Record<string, string>} env */
export async function runScriptTests(env) {
  const report = newReport('scripts')
  const args = [
    '--import',
    bins.tsx,
    '--test',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
  ]
  const sums = [`--test-reporter=${nodeReport}`, `--test-reporter-destination=${report}`]
  const files = testsIn(path.join(root, 'scripts'))
  const endedWell = await succeeds({ args: [...args, ...sums, ...files], cwd: root, env })
  return readReport('node', report, endedWell)
}

/** @param {string} name @param {string} cwd @param {Record<string, string>} env @param {string[]} files patterns */
async function runJest(name, cwd, env, files = []) {
  const report = newReport(name)
  const jest = path.join(cwd, 'node_modules/jest/bin/jest.js')
  const args = [jest, '--ci', '--json', '--outputFile', report, ...files]
  const endedWell = await succeeds({ args, cwd, env: { ...env, NODE_ENV: 'test' } })
  return readReport('jest', report, endedWell)
}

/** Engine, contract and the pure parts of web. @param {Record<string, string>} env */
export const runUnitTests = (env) => runJest('unit', web, env)

/**
 * The cms over HTTP: on SQLite, and beside it, where one answers, on PostgreSQL. Each has a cms, a mailbox and a
 * sandbox of its own, so that they know nothing of each other.
 *
 * @param {Record<string, string>} env
 */
export async function runApiTests(env) {
  const onSqlite = runJest('api-sqlite', cms, { ...env, TEST_DATABASE: 'SQLite' })
  if (!(await hasPostgres())) return onSqlite
  const overHttp = ['tests/api', '--testPathIgnorePatterns=start.test']
  const onPostgres = runJest('api-postgres', cms, { ...env, TEST_DATABASE: 'PostgreSQL' }, overHttp)
  return sumOf(await Promise.all([onSqlite, onPostgres]))
}

/** Journeys in Chromium through a running product. @param {Record<string, string>} env with its addresses */
export async function runBrowserTests(env) {
  const report = newReport('browser')
  const endedWell = await succeeds({
    args: [bins.playwright, 'test', '--reporter=list,json'],
    cwd: web,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return readReport('playwright', report, endedWell)
}
