import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** What the JSON reports of the runners say, as far as we read them. */
const readers = {
  /** @param {Counts} report @returns {Counts} */
  node: (report) => report,

  /**
   * A file that cannot even be loaded has no test in it that fails.
   *
   * @param {Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numRuntimeErrorTestSuites', number>} report
   * @returns {Counts}
   */
  jest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }),

  /**
   * @param {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>, errors: unknown[] }} report
   * @returns {Counts}
   */
  playwright: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  }),
}

/** @typedef {keyof typeof readers} Format */

/**
 * The sums of a runner. One that ended badly without naming a failed test, or ran none at all, has failed.
 *
 * @param {Format} format
 * @param {string} file
 * @param {boolean} endedWell
 * @returns {Counts}
 */
export function readReport(format, file, endedWell) {
  const counts = parse(format, file)
  const ranNothing = counts.passed + counts.failed === 0
  if (counts.failed === 0 && (!endedWell || ranNothing)) return { ...counts, failed: 1 }
  return counts
}

/** @param {Format} format @param {string} file @returns {Counts} */
function parse(format, file) {
  try {
    return readers[format](JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** @param {Counts[]} all @returns {Counts} */
export function sumOf(all) {
  const sum = (/** @type {keyof Counts} */ name) => all.reduce((total, one) => total + one[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** "12 passed, 0 failed, 1 skipped". @param {Counts[]} all */
export function closingLine(all) {
  const { passed, failed, skipped } = sumOf(all)
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
