import { nextTime, type Schedule } from './schedule'

type Failed = {
  /** The number of the failed attempt. */
  attempts: number
  pausesMs: readonly number[]
  schedule?: Schedule | undefined
  at: Date
  timeZone: string
}

/** Minimum pause of a failing job, however short its schedule. */
const shortestMs = 60_000

/**
 * The next attempt of a task, undefined: none. A job is retried no later than its next scheduled time, and continues
 * after its last attempt; `isLast`: raise an incident.
 */
export function afterFailure({ attempts, pausesMs, schedule, at, timeZone }: Failed) {
  const pauseMs = pausesMs[attempts - 1]
  const isLast = pauseMs === undefined
  if (!schedule) return { dueAt: isLast ? undefined : new Date(at.getTime() + pauseMs), isLast }
  const byClockMs = nextTime(schedule, at, timeZone).getTime()
  const latestMs = Math.max(byClockMs, at.getTime() + shortestMs)
  const pausedMs = at.getTime() + (pauseMs ?? Number.POSITIVE_INFINITY)
  return { dueAt: new Date(Math.min(latestMs, pausedMs)), isLast }
}
