import { bulkAreas } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockUsers } from '../../members/users/lock-user'
import { findUser, userTable } from '../../members/users/user-row'
import { inSteps } from '../../platform/database/in-steps'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import type { Connection } from '../lists/definition'
import { requireAdmin } from '../rights/require-area'
import { applyAction } from './apply-action'
import { outcomeOf } from './outcome-of'
import { changeRun, lockRun, type Outcome, type RunRow, runUid, stepTable } from './run-row'

/**
 * Applies a tried run to its users, some at a time: the change and its record are in one transaction, so a restarted
 * process continues where the last one stopped, and a concurrent one waits.
 */
export async function doRun(strapi: Core.Strapi, id: number, batchSize = 5): Promise<void> {
  await strapi.db
    .query(runUid)
    .updateMany({ where: { id, state: 'waiting' }, data: { state: 'running' } })
  // Short transactions: SQLite blocks all other access meanwhile, and a stop takes effect between two of them.
  await inSteps(() => doSome(strapi, id, batchSize))
}

const waiting = { outcome: 'waiting' } as const

/** Processes some steps; returns whether more may be waiting. */
const doSome = async (strapi: Core.Strapi, id: number, limit: number): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }): Promise<boolean> => {
    const run = await lockRun(strapi, { id })
    if (run.state !== 'running') return false
    // The account of the admin who started it was deleted: the run stops.
    if (run.admin === null) return endRun(strapi, id, 'stopped')
    const steps: { user_id: number }[] = await trx(stepTable)
      .where({ run_id: id, ...waiting })
      .orderBy('user_id')
      .limit(limit)
      .select('user_id')
    const ids = steps.map(({ user_id }) => user_id)
    await lockUsers(strapi, [run.admin, ...ids])
    if (ids.length === 0) return endRun(strapi, id, 'done')
    if (!(await mayDo(strapi, run, run.admin))) return endRun(strapi, id, 'stopped')
    const outcomes = await evaluate(trx, run, ids)
    for (const userId of ids) {
      const evaluated = outcomes.get(userId) ?? 'gone'
      const outcome = evaluated === 'waiting' ? await doOne(strapi, run, userId) : evaluated
      await trx(stepTable).where({ run_id: id, user_id: userId }).update({ outcome })
    }
    return true
  })

async function endRun(strapi: Core.Strapi, id: number, state: 'done' | 'stopped') {
  await changeRun(strapi, id, { state, endedAt: now().toISOString() })
  return false
}

/** For a run after its task failed for the last time: finished steps stay, and the rest is no longer waiting. */
export async function markRunDead(strapi: Core.Strapi, id: number): Promise<void> {
  const where = { id, state: { $in: ['waiting', 'running'] } }
  const data = { state: 'stopped', endedAt: now().toISOString() }
  await strapi.db.query(runUid).updateMany({ where, data })
}

/** The run of an admin who lost the role for it stops. */
const mayDo = (strapi: Core.Strapi, { what }: RunRow, admin: number) =>
  requireAdmin(strapi, admin, bulkAreas[what.act]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )

async function evaluate(trx: Connection, run: RunRow, ids: readonly number[]) {
  const [sql, bindings] = outcomeOf(run.what, run.admin ?? 0)
  const rows: { id: number; outcome: Outcome }[] = await trx(`${userTable} as u`)
    .whereIn('u.id', ids)
    .select('u.id', trx.raw(`${sql} AS outcome`, bindings))
  return new Map(rows.map((row) => [row.id, row.outcome]))
}

async function doOne(strapi: Core.Strapi, run: RunRow, userId: number): Promise<Outcome> {
  const user = await findUser(strapi, userId)
  if (!user || run.admin === null) return 'gone'
  const { what, admin, reason } = run
  // Form keys cannot contain a colon (`rowId`), so a single action never counts as a step of a run.
  const key = `bulk:${run.id}:${userId}`
  try {
    await applyAction(strapi, { what, admin, user, key, reason: reason ?? '' })
    return 'changed'
  } catch (error) {
    // A business rule refused before anything was written; any other error is retried.
    if (error instanceof AppError) return 'failed'
    throw error
  }
}
