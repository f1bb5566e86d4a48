import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { state } from '../lib/paths.mjs'
import type { Suite } from './failed-tests.ts'

/** The reports of Jest and Playwright, as far as they say how long tests took; times in ms. */
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

/** Paths of a report are absolute, or below web/e2e: the end of each names the file. */
const timesIn = ({ testResults = [], suites = [] }: Report): Took[] => [
  ...testResults.map(({ name, startTime, endTime }): Took => [name, endTime - startTime]),
  ...suites.map((suite): Took => [suite.file ?? suite.title, tookOf(suite)]),
]

/**
 * How long files took when they last ran here, in ms, one after the other; undefined for each that no report of this
 * folder names.
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
