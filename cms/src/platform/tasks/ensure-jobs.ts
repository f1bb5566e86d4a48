import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { newRow } from '../lib/new-row'
import { keyOf } from './add-task'
import { nextTime, type Schedule } from './schedule'
import { taskTable } from './task-row'

type Job = { schedule: Schedule; isOnlyOnTime?: true }

/**
 * Makes every job wait for its next time. A run missed while no cms ran is due, unless the job is `isOnlyOnTime`; after
 * a change of its schedule a job waits no longer than the new one says.
 */
export async function ensureJobs({ db }: Core.Strapi, jobs: Readonly<Record<string, Job>>) {
  const at = now()
  for (const [name, { schedule, isOnlyOnTime }] of Object.entries(jobs)) {
    const row = {
      ...newRow(),
      kind: name,
      key: keyOf('job', name),
      payload: '{}',
      state: 'waiting',
      due_at: nextTime(schedule, at, env.TIME_ZONE),
      asked: 1,
      attempts: 0,
      fence: 0,
    }
    await db.connection(taskTable).insert(row).onConflict('key').ignore()
    const known = db.connection(taskTable).where({ key: row.key, state: 'waiting' })
    // A run after our clock was by a process with a clock ahead, and must not be repeated when our clock says so.
    const earlier = known.clone().where('due_at', '>', row.due_at)
    await earlier
      .where((job) => job.whereNull('cursor').orWhere('cursor', '<=', at.toISOString()))
      .update({ due_at: row.due_at })
    if (isOnlyOnTime) await known.where('due_at', '<', at).update({ due_at: row.due_at })
  }
}
