import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../../platform/database/in-steps'
import { outboxTable } from './outbox-rows'
import { scheduledTable } from './scheduled/scheduled-row'

const dayMs = 86_400_000

/**
 * Retention in days after the due date. Finished e-mails are stored while their dedupe key could be repeated; a dead
 * one keeps its address for a while, for error analysis.
 */
export const emailRetentionDays = { over: 90, addressOfDead: 30 } as const

/** Erases recipients of dead e-mails, and deletes finished ones, after their retention. */
export async function purgeEmails(strapi: Core.Strapi, at: Date) {
  const ago = (days: number) => new Date(at.getTime() - days * dayMs)
  await changeInSteps(strapi, {
    table: outboxTable,
    which: (mails) =>
      mails
        .where({ state: 'dead' })
        .whereNotNull('recipient')
        .where('due_at', '<', ago(emailRetentionDays.addressOfDead)),
    change: { recipient: null, reply_to: null, data: null, template: null },
  })
  await changeInSteps(strapi, {
    table: outboxTable,
    which: (mails) =>
      mails
        .whereIn('state', ['sent', 'skipped', 'dead'])
        .where('due_at', '<', ago(emailRetentionDays.over))
        // The result of an e-mail to a group is counted from them until it is over.
        .whereNotExists(
          strapi.db
            .connection(scheduledTable)
            .select('id')
            .whereIn('state', ['sending', 'paused'])
            .whereRaw(`${scheduledTable}.document_id = ${outboxTable}.template_id`),
        ),
  })
}
