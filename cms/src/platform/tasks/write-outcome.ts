import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { describeFailure } from '../lib/describe-failure'
import { env } from '../lib/env'
import { afterFailure } from './after-failure'
import type { Kind, Outcome } from './kind'
import { reportFailure } from './report-failure'
import { nextTime } from './schedule'
import { type Task, type TaskState, taskUid } from './task-row'

type Change = Partial<{
  state: TaskState
  dueAt: Date
  attempts: number
  leaseUntil: Date | null
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
  more: { asked?: number } = {},
): Promise<boolean> {
  const where = { id, fence, state: 'running', ...more }
  return (await db.query(taskUid).updateMany({ where, data })).count === 1
}

export const renewLease = (strapi: Core.Strapi, task: Task, leaseMs: number) =>
  write(strapi, task, { leaseUntil: new Date(now().getTime() + leaseMs) })

const over = { leaseUntil: null, lastError: null } as const

/** Milliseconds since a run began, as long as a column of the database can hold. */
const since = (at: Date) => Math.min(now().getTime() - at.getTime(), 2_147_483_647)

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
          dueAt: nextTime(kind.schedule, now(), env.TIME_ZONE),
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

/** The task waits for its next attempt, or is dead and reported. */
export async function writeFailure(
  strapi: Core.Strapi,
  { kind, task, begun, error }: { kind: Kind; task: Task; begun: Date; error: unknown },
) {
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
