import type { Core } from '@strapi/strapi'
import { AppError } from '../../lib/app-error'
import { now } from '../../lib/clock'
import { addTask } from '../../tasks/add-task'
import { lockUser } from '../../users/lock-user'
import { writeAct } from '../log/write-act'
import { requireAdmin } from '../people/on-user'
import { changeRun, holdRun, type RunRow, stepTable } from './run-row'

type Ask = { id: string; admin: number }

const subjectOf = ({ documentId: id }: RunRow) => ({ kind: 'task', id }) as const

/** Has what was tried done, once: of two who say so at once the second hears that it is on its way. Throws bulkNobody, bulkOver. */
export const startRun = async (
  strapi: Core.Strapi,
  { id: documentId, admin, reason }: Ask & { reason: string },
): Promise<void> =>
  strapi.db.transaction(async ({ trx }) => {
    // In the order of whoever does it.
    const run = await holdRun(strapi, { documentId })
    await lockUser(strapi, admin)
    await requireAdmin(strapi, admin)
    if (run.state === 'waiting' || run.state === 'running') return
    if (run.state !== 'tried') throw new AppError('bulkOver')
    const step = { run_id: run.id, outcome: 'waiting' }
    if (!(await trx(stepTable).where(step).first('id'))) throw new AppError('bulkNobody')
    const startedAt = now().toISOString()
    await changeRun(strapi, run.id, { state: 'waiting', admin, reason, startedAt })
    await addTask(strapi, { kind: 'runBulk', about: run.id, payload: { run: run.id } })
    await writeAct(strapi, {
      admin,
      act: 'startBulk',
      subject: subjectOf(run),
      after: { ...run.what },
      reason,
    })
  })

/** What is done stays done, and nothing more is. Throws bulkOver. */
export const stopRun = async (strapi: Core.Strapi, { id: documentId, admin }: Ask): Promise<void> =>
  strapi.db.transaction(async () => {
    const run = await holdRun(strapi, { documentId })
    if (run.state === 'done' || run.state === 'stopped') throw new AppError('bulkOver')
    await changeRun(strapi, run.id, { state: 'stopped', endedAt: now().toISOString() })
    await writeAct(strapi, { admin, act: 'stopBulk', subject: subjectOf(run) })
  })
