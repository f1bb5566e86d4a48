import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { state } from '../lib/paths.mjs'
import type { Suite } from './failed-tests.ts'

/** The durations in the reports of Jest and Playwright, in ms. */
type Report = {
  testResults?: { name: string; startTime: number; endTime: number }[]
  suites?: (Suite & { file?: string })[]
}

type Took = [file: string, ms: number]

const tookOf = (suite: Suite): number => {
  const own = (suite.specs ?? []).flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const inner = (suite.suites ?? []).reduce((sum, one) => sum + tookOf(one), 0)
  return own.reduce((sum, { duration = 0 }) => sum + duration, inner)
}

/** Paths in a report are absolute, or relative to web/e2e: the end of each identifies the file. */
const timesIn = ({ testResults = [], suites = [] }: Report): Took[] => [
  ...testResults.map(({ name, startTime, endTime }): Took => [name, endTime - startTime]),
  ...suites.map((suite): Took => [suite.file ?? suite.title, tookOf(suite)]),
]

/**
 * Duration of each file when it last ran here, in ms, without concurrency; undefined for a file in no report of this
 * folder.
 *
 * @param files from the repository's root
 */
export function timesOf(files: readonly string[], reports: readonly Report[]) {
  const times = reports.flatMap(timesIn)
  return files.map((file) => {
    const own = times.filter(([name]) => name.endsWith(`/${file}`) || file.endsWith(`/e2e/${name}`))
    return own.length === 0 ? undefined : own.reduce((sum, [, ms]) => sum + ms, 0)
  })
}

export function lastReports(): Report[] {
  const folder = path.join(state, 'reports')
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
    return names.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  } catch {
    return []
  }
}
