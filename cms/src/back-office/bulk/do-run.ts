import type { Core } from '@strapi/strapi'
import { AppError } from '../../lib/app-error'
import { now } from '../../lib/clock'
import { lockUsers } from '../../users/lock-user'
import { findUser, userTable } from '../../users/user-row'
import type { Connection } from '../lists/definition'
import { requireAdmin } from '../people/on-user'
import { actOn } from './act-on'
import { outcomeOf } from './judge'
import { changeRun, holdRun, type Outcome, type RunRow, runUid, stepTable } from './run-row'

/**
 * Does to each of many what was tried, some at a time: what is done and that it is done stand in one transaction, so
 * whoever goes on after a process that died begins where that one ended, and of two at once the second waits.
 */
export async function doRun(strapi: Core.Strapi, id: number, batchSize = 25): Promise<void> {
  await strapi.db
    .query(runUid)
    .updateMany({ where: { id, state: 'waiting' }, data: { state: 'running' } })
  while (await doSome(strapi, id, batchSize)) {
    // Each batch is a transaction of its own; whoever stops it comes between two.
  }
}

const waiting = { outcome: 'waiting' } as const

/** Whether there may be more. */
const doSome = async (strapi: Core.Strapi, id: number, limit: number): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }): Promise<boolean> => {
    const run = await holdRun(strapi, { id })
    if (run.state !== 'running') return false
    // Whoever began it left: nobody is there in whose name it could go on.
    if (run.admin === null) return endRun(strapi, id, 'stopped')
    const steps: { user_id: number }[] = await trx(stepTable)
      .where({ run_id: id, ...waiting })
      .orderBy('user_id')
      .limit(limit)
      .select('user_id')
    const ids = steps.map(({ user_id }) => user_id)
    await lockUsers(strapi, [run.admin, ...ids])
    if (ids.length === 0) return endRun(strapi, id, 'done')
    if (!(await isAdmin(strapi, run.admin))) return endRun(strapi, id, 'stopped')
    const outcomes = await judge(trx, run, ids)
    for (const userId of ids) {
      const judged = outcomes.get(userId) ?? 'gone'
      const outcome = judged === 'waiting' ? await doOne(strapi, run, userId) : judged
      await trx(stepTable).where({ run_id: id, user_id: userId }).update({ outcome })
    }
    return true
  })

async function endRun(strapi: Core.Strapi, id: number, state: 'done' | 'stopped') {
  await changeRun(strapi, id, { state, endedAt: now().toISOString() })
  return false
}

/** Of a run whose task failed for the last time: what is done stays done, and nobody waits for the rest. */
export async function buryRun(strapi: Core.Strapi, id: number): Promise<void> {
  const where = { id, state: { $in: ['waiting', 'running'] } }
  const data = { state: 'stopped', endedAt: now().toISOString() }
  await strapi.db.query(runUid).updateMany({ where, data })
}

/** Whoever lost the right does nothing to anybody any more. */
const isAdmin = (strapi: Core.Strapi, admin: number) =>
  requireAdmin(strapi, admin).then(
    () => true,
    () => false,
  )

async function judge(trx: Connection, run: RunRow, ids: readonly number[]) {
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
  const key = `bulk-${run.id}-${userId}`
  try {
    await actOn(strapi, { what, admin, user, key, reason: reason ?? '' })
    return 'changed'
  } catch (error) {
    // A rule refused before anything was written; whatever else it was is tried again.
    if (error instanceof AppError) return 'failed'
    throw error
  }
}
