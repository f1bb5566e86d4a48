import path from 'node:path'
import { dayAfter, dayAt, instantAt } from '../../src/platform/lib/dates'

/** Where the product is (`TIME_ZONE`, which the tests do not set). */
const timeZone = 'Europe/Budapest'

/** Today there, so many days later: UTC and the machine may have another day. */
export const dayFromNow = (days = 0) => dayAfter(dayAt(new Date(), timeZone), days)

/**
 * What the clocks of Budapest show while the tests run, whenever that is: half an hour after midnight, when UTC
 * still has yesterday, and beside it, where there is a PostgreSQL, half an hour before. `TEST_TIME` chooses.
 */
const times: Partial<Record<string, string>> = { PostgreSQL: '23:30' }

/** How far the nearest such moment is. */
function aheadMs(at: Date): number {
  const time = `${process.env.TEST_TIME ?? times[process.env.TEST_DATABASE ?? ''] ?? '00:30'}:00`
  const today = dayAt(at, timeZone)
  const moments = [-1, 0, 1].map((days) =>
    instantAt({ day: dayAfter(today, days), time, timeZone }),
  )
  const distances = moments.map((moment) => moment.getTime() - at.getTime())
  return distances.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best))
}

/** From here on all that the tests start has another time; the test files take it from the environment. */
export function moveClock() {
  process.env.CLOCK_AHEAD_MS = String(aheadMs(new Date()))
}

/** What makes a program's clock that of the tests. */
export const clockEnv = () => ({
  CLOCK_AHEAD_MS: process.env.CLOCK_AHEAD_MS ?? '0',
  NODE_OPTIONS: `--require ${JSON.stringify(path.join(__dirname, 'moved-clock.cjs'))}`,
})
