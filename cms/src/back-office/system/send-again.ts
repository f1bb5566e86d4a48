import type { Core } from '@strapi/strapi'
import { outboxTable } from '../../messaging/mail/outbox-rows'
import { inSteps, stepSize } from '../../platform/database/in-steps'
import { addTask, keyOf } from '../../platform/tasks/add-task'
import { runAgain } from '../../platform/tasks/run-again'
import { taskTable } from '../../platform/tasks/task-row'
import { type ListRequest, rowsOf } from '../lists/where-of'
import { recordAction } from '../log/record-action'

type Wish = { admin: number; id?: string | undefined; filters?: ListRequest | undefined }
type Mail = { id: number; document_id: string }

/**
 * Sends given-up and failing e-mails again, one or all that match the filters of the list. A given-up one without its
 * address, which is erased after a month, stays. Repeated or by two admins at once, each e-mail is sent once.
 */
export async function sendAgain(strapi: Core.Strapi, { admin, id, filters }: Wish) {
  let count = 0
  let after = 0
  await inSteps(async () => {
    const found = await openMails(strapi, { id, filters, after })
    for (const mail of found) if (await requeue(strapi, { admin, mail })) count += 1
    after = found.at(-1)?.id ?? after
    return found.length === stepSize
  })
  return { count }
}

/** The next e-mails that were not sent, in the order of their ids. */
async function openMails(
  strapi: Core.Strapi,
  { id, filters, after }: Pick<Wish, 'id' | 'filters'> & { after: number },
): Promise<Mail[]> {
  const rows = rowsOf(strapi, 'outbox', filters ?? { search: '' })
  if (id !== undefined) rows.where('t.document_id', id)
  return rows
    .whereIn('t.state', ['waiting', 'dead'])
    .whereNotNull('t.recipient')
    .where('t.id', '>', after)
    .orderBy('t.id')
    .limit(stepSize)
    .select('t.id', 't.document_id')
}

/** Makes the task of an e-mail due; of two concurrent calls one changes a row. */
const requeue = async (
  strapi: Core.Strapi,
  { admin, mail: { id, document_id } }: { admin: number; mail: Mail },
): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }): Promise<boolean> => {
    const wasDead =
      (await trx(outboxTable)
        .where({ id, state: 'dead' })
        .whereNotNull('recipient')
        .update({ state: 'waiting' })) === 1
    const key = keyOf('sendLetter', id)
    const isFailing =
      wasDead || (await trx(taskTable).where({ key }).whereNotNull('last_error').first('id'))
    if (!isFailing) return false
    const isDue = await runAgain(strapi, { key })
    // The task of a given-up e-mail is deleted earlier than the e-mail.
    if (!isDue && wasDead)
      await addTask(strapi, { kind: 'sendLetter', about: id, payload: { letter: id } })
    if (!isDue && !wasDead) return false
    const subject = { kind: 'email', id: document_id } as const
    await recordAction(strapi, { admin, act: 'sendEmailAgain', subject })
    return true
  })
