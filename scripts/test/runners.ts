import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bins, logs, root, state, web } from '../lib/paths.mjs'
import { run, succeeds } from '../lib/run.mjs'
import type { Line } from './browser-list.ts'
import type { Choice } from './choice.ts'
import type { Counts } from './reports.ts'
import { readReport } from './reports.ts'
import { anyOf } from './titles.ts'

const reports = path.join(state, 'reports')
const nodeReport = path.join(root, 'scripts/test/node-report.mjs')

function newReport(name: string) {
  const file = path.join(reports, `${name}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** The tests of these scripts, from the repository's root. */
export const scriptTests = () =>
  readdirSync(path.join(root, 'scripts'), { recursive: true })
    .map((file) => path.join('scripts', String(file)))
    .filter((file) => /\.test\.(mjs|ts)$/.test(file))
    .sort()

/** Tests that a title filter leaves out are not counted as skipped. */
const ofChoice = (counts: Counts, choice?: Choice) =>
  choice && choice.titles.length > 0 ? { ...counts, skipped: 0 } : counts

/**
 * Tests of these scripts.
 *
 * @param node another Node than this one
 */
export async function runScriptTests(env: Record<string, string>, choice?: Choice, node?: string) {
  const report = newReport('scripts')
  const args = [
    '--import',
    bins.tsx,
    '--test',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
  ]
  const sums = [`--test-reporter=${nodeReport}`, `--test-reporter-destination=${report}`]
  const titles = choice?.titles.length ? [`--test-name-pattern=/${anyOf(choice.titles)}/i`] : []
  const files = choice?.files ?? scriptTests()
  const endedWell = await succeeds({
    args: [...args, ...sums, ...titles, ...files],
    cwd: root,
    env,
    node,
  })
  return ofChoice(readReport('node', report, endedWell), choice)
}

interface JestRun {
  /** Of its report. */
  name: string
  cwd: string
  env: Record<string, string>
  /** Of Jest. */
  options?: string[]
  choice?: Choice
  /** Another Node than this one. */
  node?: string
}

export async function runJest({ name, cwd, env, options = [], choice, node }: JestRun) {
  const report = newReport(name)
  const jest = path.join(cwd, 'node_modules/jest/bin/jest.js')
  const titles = choice?.titles.length ? ['--testNamePattern', anyOf(choice.titles)] : []
  const base = path.basename(cwd)
  const files = choice?.files.map((file) => path.join(cwd, path.relative(base, file))) ?? []
  const chosen = choice ? ['--runTestsByPath', ...files] : []
  const args = [jest, '--ci', '--json', '--outputFile', report, ...options, ...titles, ...chosen]
  const endedWell = await succeeds({ args, cwd, node, env: { ...env, NODE_ENV: 'test' } })
  return ofChoice(readReport('jest', report, endedWell), choice)
}

/** Tests that Playwright would run, one line each. */
export async function listBrowserTests(env: Record<string, string>) {
  const logFile = path.join(logs, 'test-list.log')
  await run('Listing the browser tests', {
    args: [bins.playwright, 'test', '--list', '--reporter=list'],
    cwd: web,
    env,
    logFile,
  })
  return readFileSync(logFile, 'utf8')
}

/**
 * Runs browser tests in Chromium on a running product.
 *
 * @param name of the run: its report and its folder of results
 * @param env with the product's addresses
 * @param lines only these tests
 * @param options further ones of Playwright
 */
export async function runBrowserTests(
  name: string,
  env: Record<string, string>,
  lines: readonly Line[],
  options: readonly string[] = [],
) {
  const report = newReport(name)
  const list = path.join(reports, `${name}.txt`)
  writeFileSync(list, lines.map(({ text }) => text).join('\n'))
  // Playwright empties its folder of results at the start: each run has its own.
  const results = path.join(state, 'browser-results', name)
  const chosen = ['--no-deps', '--test-list', list, '--output', results]
  const endedWell = await succeeds({
    args: [bins.playwright, 'test', '--reporter=list,json', ...chosen, ...options],
    cwd: web,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return readReport('playwright', report, endedWell)
}
