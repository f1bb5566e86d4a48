import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { newRow } from '../lib/new-row'
import { taskTable } from './task-row'

/** Strapi leaves alone what it did not make. */
const keptTable = 'krono_old_tasks'
const jobsTable = 'krono_jobs'

/** Jobs that looked for what are tasks of their own now. */
const noJobs = ['sendMail', 'handleStripeEvents', 'eraseDeadMail'] as const

/** What each older table kept of what was to be done later or again, as rows of `tasks`. */
const oldTasks = [
  `SELECT 'sendLetter' AS kind, 'sendLetter:' || id AS key, '{"letter":' || id || '}' AS payload,
     CASE state WHEN 'dead' THEN 'dead' ELSE 'waiting' END AS state,
     due_at, attempts, last_error, created_at, updated_at AS done_at
   FROM outgoing_mails WHERE state IN ('waiting', 'sending', 'dead')`,
  `SELECT 'handleEvent' AS kind, 'handleEvent:' || event_id AS key,
     '{"type":"' || type || '","object":' || COALESCE('"' || object_id || '"', 'null') || '}' AS payload,
     CASE state WHEN 'done' THEN 'done' WHEN 'failed' THEN 'dead' ELSE 'waiting' END AS state,
     due_at, attempts, last_error, received_at AS created_at, COALESCE(done_at, due_at) AS done_at
   FROM stripe_events`,
]

/**
 * Letters, events and jobs had tables with claims of their own once. Keeps what waits in them, before their columns
 * are dropped; in a table, for a process may end before the next step.
 */
export async function keepOldTasks({ db: { connection } }: Core.Strapi) {
  // Each time a new builder: one that is used twice answers for both.
  const hasTable = (name: string) => connection.schema.hasTable(name)
  if (!(await hasTable(jobsTable)) || (await hasTable(keptTable))) return
  if (!(await hasTable('stripe_events'))) return
  await connection.raw(`CREATE TABLE ${keptTable} AS ${oldTasks.join(' UNION ALL ')}`)
}

/** Puts what was kept into the table of tasks; all of it, once. */
export async function takeOverOldTasks({ db }: Core.Strapi) {
  if (!(await db.connection.schema.hasTable(jobsTable))) return
  const hasKept = await db.connection.schema.hasTable(keptTable)
  await db.transaction(async ({ trx }) => {
    if (hasKept) {
      await trx.raw(
        `INSERT INTO ${taskTable} (document_id, created_at, updated_at, published_at, kind, key, payload, state,
           due_at, asked, attempts, fence, last_error, done_at)
         SELECT key, created_at, created_at, created_at, kind, key, payload, state,
           due_at, 1, attempts, 0, last_error, CASE state WHEN 'waiting' THEN NULL ELSE done_at END
         FROM ${keptTable} WHERE true ON CONFLICT (key) DO NOTHING`,
      )
      await trx.schema.dropTable(keptTable)
    }
    await trx('outgoing_mails').where({ state: 'sending' }).update({ state: 'waiting' })
    const jobs: OldJob[] = await trx(jobsTable)
      .where('done_until', '>', 0)
      .whereNotIn('name', [...noJobs])
    if (jobs.length > 0) await trx(taskTable).insert(jobs.map(taskOf)).onConflict('key').ignore()
    await trx.schema.dropTable(jobsTable)
  })
}

type OldJob = { name: string; done_until: number | string }

/** The reconciliation of old asked for events too: theirs is the cursor. */
function taskOf({ name, done_until }: OldJob) {
  const kind = name === 'reconcilePayments' ? 'fetchStripeEvents' : name
  return {
    ...newRow(),
    kind,
    key: `job:${kind}`,
    payload: '{}',
    state: 'waiting',
    due_at: now(),
    asked: 1,
    attempts: 0,
    fence: 0,
    cursor: new Date(Number(done_until)).toISOString(),
  }
}
