import path from 'node:path'
import { dayAfter, dayAt, instantAt } from '../../src/platform/lib/dates'

/** Time zone of the product (`TIME_ZONE`, which the tests do not set). */
const timeZone = 'Europe/Budapest'

/** The date in Budapest, `days` from today: UTC and the machine may have another date. */
export const dayFromNow = (days = 0) => dayAfter(dayAt(new Date(), timeZone), days)

/**
 * Time of day in Budapest at which the tests run: 00:30, when UTC still has yesterday, and 23:30 on PostgreSQL.
 * `TEST_TIME` overrides it.
 */
const times: Partial<Record<string, string>> = { PostgreSQL: '23:30' }

/** Milliseconds to the nearest such moment. */
function aheadMs(at: Date): number {
  const time = `${process.env.TEST_TIME ?? times[process.env.TEST_DATABASE ?? ''] ?? '00:30'}:00`
  const today = dayAt(at, timeZone)
  const moments = [-1, 0, 1].map((days) =>
    instantAt({ day: dayAfter(today, days), time, timeZone }),
  )
  const distances = moments.map((moment) => moment.getTime() - at.getTime())
  return distances.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best))
}

/** Moves the clock of all programs that the tests start from now on; the test files read it from the environment. */
export function moveClock() {
  process.env.CLOCK_AHEAD_MS = String(aheadMs(new Date()))
}

/** Environment that gives a program the clock of the tests. */
export const clockEnv = () => ({
  CLOCK_AHEAD_MS: process.env.CLOCK_AHEAD_MS ?? '0',
  NODE_OPTIONS: `--require ${JSON.stringify(path.join(__dirname, 'moved-clock.cjs'))}`,
})
