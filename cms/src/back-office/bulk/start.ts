import { bulkAreas, mostUnconfirmed } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockUser } from '../../members/users/lock-user'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { addTask } from '../../platform/tasks/add-task'
import { recordAction } from '../log/record-action'
import { requireAdmin } from '../rights/require-area'
import { countSteps } from './count-steps'
import { changeRun, lockRun, type RunRow } from './run-row'

type Ask = { id: string; admin: number }

/** `count`: how many users it changes, as typed by the admin. */
type Start = Ask & { reason: string; count?: number | undefined }

const subjectOf = ({ documentId: id }: RunRow) => ({ kind: 'task', id }) as const

/**
 * Starts a tried run, once: a second concurrent call does nothing. Throws bulkNobody, bulkOver, and bulkCountWrong
 * unless the number of affected users was typed for a large run; adminRoleNeeded.
 */
export const startRun = async (
  strapi: Core.Strapi,
  { id: documentId, admin, reason, count }: Start,
): Promise<void> =>
  strapi.db.transaction(async ({ trx }) => {
    // Locks in the same order as the run itself.
    const run = await lockRun(strapi, { documentId })
    await lockUser(strapi, admin)
    await requireAdmin(strapi, admin, bulkAreas[run.what.act])
    if (run.state === 'waiting' || run.state === 'running') return
    if (run.state !== 'tried') throw new AppError('bulkOver')
    const waiting = (await countSteps(trx, run.id)).get('waiting')
    if (waiting === 0) throw new AppError('bulkNobody')
    if (waiting > mostUnconfirmed || count !== undefined) {
      if (count !== waiting) throw fieldError('bulkCountWrong', 'count')
    }
    const startedAt = now().toISOString()
    await changeRun(strapi, run.id, { state: 'waiting', admin, reason, startedAt })
    await addTask(strapi, { kind: 'runBulk', about: run.id, payload: { run: run.id } })
    await recordAction(strapi, {
      admin,
      act: 'startBulk',
      subject: subjectOf(run),
      after: { ...run.what },
      reason,
    })
  })

/** Finished steps stay, the rest is not done. Throws bulkOver, adminRoleNeeded. */
export const stopRun = async (strapi: Core.Strapi, { id: documentId, admin }: Ask): Promise<void> =>
  strapi.db.transaction(async () => {
    const run = await lockRun(strapi, { documentId })
    await requireAdmin(strapi, admin, bulkAreas[run.what.act])
    if (run.state === 'done' || run.state === 'stopped') throw new AppError('bulkOver')
    await changeRun(strapi, run.id, { state: 'stopped', endedAt: now().toISOString() })
    await recordAction(strapi, { admin, act: 'stopBulk', subject: subjectOf(run) })
  })
