import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { taskAdded } from './add-task'
import { isTaskKind, taskFacts } from './kinds'
import { taskTable } from './task-row'

type Due = Readonly<Record<string, unknown>>

/**
 * Makes a waiting task due now that is not due yet, or a dead one due again with all its attempts. False without a
 * change: it runs, is due already, or is done. In the open transaction or its own.
 */
export const runAgain = async (strapi: Core.Strapi, where: Due): Promise<boolean> =>
  strapi.db.transaction(async ({ trx, onCommit }): Promise<boolean> => {
    const at = now()
    const tasks = () => trx(taskTable).where(where)
    const again = { state: 'waiting', due_at: at, attempts: 0, done_at: null, last_error: null }
    const count =
      (await tasks().where({ state: 'waiting' }).where('due_at', '>', at).update({ due_at: at })) +
      (await tasks().where({ state: 'dead' }).update(again))
    if (count > 0) onCommit(() => strapi.eventHub.emit(taskAdded, {}))
    return count > 0
  })

/** Whether an admin may retry a dead task: nothing was blanked or decided when it was given up. */
export function canRetry(kind: string): boolean {
  if (!isTaskKind(kind)) return false
  const { isFinal, isPersonal } = taskFacts(kind)
  return !isFinal && !isPersonal
}
