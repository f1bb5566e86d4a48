import { nextTime, type Schedule } from './schedule'

type Failed = {
  /** Which try failed. */
  attempts: number
  pausesMs: readonly number[]
  schedule?: Schedule | undefined
  at: Date
  timeZone: string
}

/** A job that fails is not tried more often than this, however short its schedule. */
const shortestMs = 60_000

/**
 * When a task is tried again, undefined: never. A job is tried again no later than its schedule says, and goes on
 * after its last try; `isLast` says that people have to look.
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
