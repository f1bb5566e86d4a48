import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { addTask, keyOf, taskAdded } from '../../../platform/tasks/add-task'
import { taskTable } from '../../../platform/tasks/task-row'
import { type OutboxRow, outboxTable, updateUnsent } from '../outbox-rows'
import { lockScheduled } from './scheduled-row'

const again = () => ({ state: 'waiting', due_at: now(), attempts: 0, done_at: null })

/**
 * For an e-mail that was stopped just before it was sent, in the transaction that ends its task: while paused it waits
 * without a task; after a cancellation it is over. If the pause has ended meanwhile, its task runs again.
 */
export async function releaseUnsent(strapi: Core.Strapi, row: OutboxRow): Promise<void> {
  const { id, templateId, unanswered } = row
  const scheduled = await lockScheduled(strapi, { documentId: templateId ?? '' })
  if (scheduled?.state === 'paused') return
  if (scheduled?.state === 'sending') {
    const key = keyOf('sendLetter', id)
    await strapi.db.transaction(async ({ trx, onCommit }) => {
      await trx(taskTable).where({ key, state: 'done' }).update(again())
      onCommit(() => strapi.eventHub.emit(taskAdded, {}))
    })
    return
  }
  // One whose answer was lost may have arrived.
  if (unanswered > 0) await updateUnsent(strapi, id, { state: 'dead' })
  else await updateUnsent(strapi, id, { state: 'skipped', note: 'cancelled' })
}

/**
 * Gives all waiting e-mails of a scheduled one a task again, in the transaction that changes its state: those stopped by
 * a pause have none that runs.
 */
export async function wakeUnsent(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const waiting = { template_id: documentId, state: 'waiting' }
    const keySql = `'${keyOf('sendLetter', '')}' || ${outboxTable}.id`
    const keys = trx(outboxTable).where(waiting).select(trx.raw(keySql))
    await trx(taskTable).where({ state: 'done' }).whereIn('key', keys).update(again())
    // A task is deleted a week after it ended.
    const lost: { id: number }[] = await trx(outboxTable)
      .where(waiting)
      .whereNotExists(trx(taskTable).select('id').whereRaw(`${taskTable}.key = ${keySql}`))
      .select('id')
    for (const { id } of lost)
      await addTask(strapi, { kind: 'sendLetter', about: id, payload: { letter: id } })
    onCommit(() => strapi.eventHub.emit(taskAdded, {}))
  })
}
