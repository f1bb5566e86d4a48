import type { Core } from '@strapi/strapi'
import { outboxTable } from '../../messaging/mail/outbox-rows'
import {
  findScheduled,
  lockScheduled,
  type ScheduledRow,
} from '../../messaging/mail/scheduled/scheduled-row'
import { changeInSteps } from '../../platform/database/in-steps'
import { now } from '../../platform/lib/clock'
import { addTask } from '../../platform/tasks/add-task'
import type { Outcome } from '../../platform/tasks/kind'
import { closeScheduled, hasOpenEmails } from './close'
import { fillScheduled } from './fill'
import { queueDue } from './queue-due'
import { startScheduled } from './start'

const idleMs = 5000

/**
 * The task of an e-mail to a group: starts it at its time, makes the group addressees, and gives each its turn by the
 * rate. One short step per run: the same task is due again after it.
 */
export async function sendScheduled(strapi: Core.Strapi, id: number): Promise<Outcome | undefined> {
  const nextAt = await takeStep(strapi, id)
  if (!nextAt) return undefined
  return () =>
    addTask(strapi, { kind: 'sendScheduled', about: id, payload: { email: id }, dueAt: nextAt })
}

async function takeStep(strapi: Core.Strapi, id: number): Promise<Date | undefined> {
  const row = await findScheduled(strapi, { id })
  if (row?.state === 'waiting') {
    const sendAt = new Date(row.sendAt ?? 0)
    // Planned anew for later.
    if (sendAt > now()) return sendAt
    await startScheduled(strapi, id)
  }
  if (row?.state === 'cancelled') return endCancelled(strapi, row)
  await fillScheduled(strapi, id)
  return queueDue(strapi, id)
}

/** What is left is not sent. An e-mail that is just being sent, or whose answer was lost, is waited for. */
async function endCancelled(strapi: Core.Strapi, row: ScheduledRow): Promise<Date | undefined> {
  if (row.endedAt !== null) return undefined
  await changeInSteps(strapi, {
    table: outboxTable,
    which: (mails) =>
      mails
        .where({ template_id: row.documentId, unanswered: 0 })
        .whereIn('state', ['planned', 'waiting']),
    change: { state: 'skipped', note: 'cancelled' },
  })
  return strapi.db.transaction(async (): Promise<Date | undefined> => {
    const locked = await lockScheduled(strapi, { id: row.id })
    if (!locked) return undefined
    if (await hasOpenEmails(strapi, locked)) return new Date(now().getTime() + idleMs)
    await closeScheduled(strapi, locked, 'cancelled')
    return undefined
  })
}
