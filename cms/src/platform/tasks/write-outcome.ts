import type { Core } from '@strapi/strapi'
import { databaseTime } from '../database/database-clock'
import { now } from '../lib/clock'
import { describeFailure } from '../lib/describe-failure'
import { env } from '../lib/env'
import { afterFailure } from './after-failure'
import type { Kind, Outcome } from './kind'
import { reportFailure } from './report-failure'
import { nextTime } from './schedule'
import { type Task, type TaskState, taskTable, taskUid } from './task-row'

type Change = Partial<{
  state: TaskState
  dueAt: Date
  attempts: number
  leaseUntil: null
  cursor: string
  lastError: string | null
  tookMs: number
  doneAt: Date
  payload: string
}>

/** Writes only if this worker was the last to claim the task: a late worker's write changes nothing. */
async function write(
  { db }: Core.Strapi,
  { id, fence }: Task,
  data: Change,
  more: { asked?: number; createdAt?: { $gt: Date } } = {},
): Promise<boolean> {
  const where = { id, fence, state: 'running', ...more }
  return (await db.query(taskUid).updateMany({ where, data })).count === 1
}

export async function renewLease(strapi: Core.Strapi, { id, fence }: Task, leaseMs: number) {
  const ours = strapi.db.connection(taskTable).where({ id, fence, state: 'running' })
  return (await ours.update({ lease_until: databaseTime(strapi, leaseMs) })) === 1
}

const over = { leaseUntil: null, lastError: null } as const

/** Milliseconds since a run began, as long as a column of the database can hold. */
const since = (at: Date) => Math.min(now().getTime() - at.getTime(), 2_147_483_647)

const latest = (one: Date, other: Date) => (one > other ? one : other)

const purgedPayload = ({ isPersonal }: Kind) => (isPersonal ? { payload: '{}' } : {})

/** Marks the task as done together with its outcome; false, without changes, if another worker has claimed it since. */
export const writeDone = async (
  strapi: Core.Strapi,
  { kind, task, at, outcome }: { kind: Kind; task: Task; at: Date; outcome: Outcome | undefined },
): Promise<boolean> =>
  strapi.db.transaction(async (): Promise<boolean> => {
    const isOurs = kind.schedule
      ? await write(strapi, task, {
          ...over,
          state: 'waiting',
          // Not twice at one time if the clock was set back meanwhile.
          dueAt: nextTime(kind.schedule, latest(at, now()), env.TIME_ZONE),
          attempts: 0,
          // Only after success: the next run also covers what a failed run missed.
          cursor: at.toISOString(),
          tookMs: since(at),
        })
      : await writeEnd(strapi, kind, task)
    if (isOurs) await outcome?.()
    return isOurs
  })

/** A task requested again meanwhile must run once more: this run may have read older data. */
async function writeEnd(strapi: Core.Strapi, kind: Kind, task: Task): Promise<boolean> {
  const { asked } = task
  const at = now()
  const done: Change = { ...over, ...purgedPayload(kind), state: 'done', doneAt: at }
  if (await write(strapi, task, done, { asked })) return true
  return write(strapi, task, { ...over, state: 'waiting', dueAt: at, attempts: 0 })
}

const minuteMs = 60_000

/** A service that is away for this long uses up no attempts: then its tasks run within a minute. */
const patienceMs = 6 * 60 * minuteMs

type Failed = { kind: Kind; task: Task; begun: Date; error: unknown }

/**
 * For a young task with a service that is away: it waits as after a first failure, for at most a minute, and has all its
 * attempts left. False for any other.
 */
async function waitForService(strapi: Core.Strapi, { kind, task, begun, error }: Failed) {
  if (!kind.isAway?.(error)) return false
  const at = now().getTime()
  const [pauseMs = minuteMs] = kind.pausesMs
  const dueAt = new Date(at + Math.min(pauseMs, minuteMs))
  const change: Change = {
    ...{ state: 'waiting', dueAt, attempts: task.attempts - 1 },
    ...{ leaseUntil: null, lastError: describeFailure(error), tookMs: since(begun) },
  }
  return write(strapi, task, change, { createdAt: { $gt: new Date(at - patienceMs) } })
}

/** The task waits for its next attempt, or is dead and reported. */
export async function writeFailure(strapi: Core.Strapi, failed: Failed) {
  if (await waitForService(strapi, failed)) return
  const { kind, task, begun, error } = failed
  const at = now()
  const { attempts, key } = task
  const { pausesMs, schedule } = kind
  const next = afterFailure({ attempts, pausesMs, schedule, at, timeZone: env.TIME_ZONE })
  const lastError = describeFailure(error)
  const change: Change = next.dueAt
    ? { state: 'waiting', dueAt: next.dueAt }
    : { ...purgedPayload(kind), state: 'dead', doneAt: at }
  strapi.log.warn(`Task ${key} failed, try ${attempts}: ${lastError}`)
  await strapi.db.transaction(async () => {
    if (
      !(await write(strapi, task, { ...change, leaseUntil: null, lastError, tookMs: since(begun) }))
    )
      return
    if (!next.dueAt) await kind.onDead?.(strapi, task)
    if (next.isLast) await reportFailure(strapi, { kind, task, lastError })
  })
}
