import { readFileSync } from 'node:fs'

import {
  failedInJest,
  failedInPlaywright,
  flakyInPlaywright,
  type JestFile,
  type Suite,
} from './failed-tests.ts'

/**
 * @property failures names of the failed tests, with the first lines of the error
 * @property flaky the same for tests that failed once and passed when run again
 */
export type Counts = {
  passed: number
  failed: number
  skipped: number
  failures?: string[]
  flaky?: string[]
}

/** Readers for the JSON reports of the runners. */
const readers = {
  node: (report: Counts): Counts => report,

  /** A file that cannot be loaded has no failed test in the report, so it is counted here. */
  jest: (
    report: Record<
      'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numRuntimeErrorTestSuites',
      number
    > & { testResults?: JestFile[] },
  ): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures: failedInJest(report.testResults),
  }),

  playwright: ({
    stats,
    errors,
    suites,
  }: {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
    errors: unknown[]
    suites?: Suite[]
  }): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
    failures: failedInPlaywright(suites),
    flaky: flakyInPlaywright(suites),
  }),
}

type Format = keyof typeof readers

/**
 * Totals of a runner. A runner that exits with an error without a failed test, or that ran no test, counts as failed.
 */
export function readReport(format: Format, file: string, endedWell: boolean): Counts {
  const counts = parse(format, file)
  const ranNothing = counts.passed + counts.failed === 0
  if (counts.failed === 0 && (!endedWell || ranNothing)) return { ...counts, failed: 1 }
  return counts
}

function parse(format: Format, file: string): Counts {
  try {
    return readers[format](JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

export function sumOf(all: Counts[]): Counts {
  const sum = (name: 'passed' | 'failed' | 'skipped') =>
    all.reduce((total, one) => total + one[name], 0)
  const failures = all.flatMap((one) => one.failures ?? [])
  const flaky = all.flatMap((one) => one.flaky ?? [])
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures, flaky }
}

/** "12 passed, 0 failed, 1 skipped". */
export function closingLine(all: Counts[]) {
  const { passed, failed, skipped } = sumOf(all)
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
