import type { Core } from '@strapi/strapi'
import { now, today } from '../lib/clock'
import { siteLink } from '../mail/links'
import { issueMail } from '../mail/mails'
import { addToOutbox } from '../mail/outbox'
import { nextReceivers } from './receivers'
import { findSend, type SendRow, sendTable, sendUid } from './send-row'

/**
 * Puts the letters of an issue into the outbox, batch by batch; each batch is there together with how far it is, so
 * whoever goes on after a process that died begins where that one ended, and of two at once the second waits for the
 * row. Nobody gets it twice: the letter's key is the issue and the reader.
 */
export async function sendIssue(strapi: Core.Strapi, id: number, batchSize = 200): Promise<void> {
  await strapi.db.query(sendUid).updateMany({
    where: { id, state: 'waiting' },
    data: { state: 'sending', month: today().slice(0, 7) },
  })
  while (await sendBatch(strapi, id, batchSize)) {
    // Each batch is a transaction of its own.
  }
}

/** Whether there may be more. */
const sendBatch = async (strapi: Core.Strapi, id: number, limit: number): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }): Promise<boolean> => {
    await trx(sendTable).where({ id }).forUpdate().first('id')
    const send = await findSend(strapi, { id })
    // Taken back, or another process came to its end.
    if (send?.state !== 'sending') return false
    const { topic, lastSubscriber: after } = send
    const receivers = await nextReceivers(strapi, { topic, after, limit })
    let queued = 0
    for (const receiver of receivers) {
      const isNew = await addToOutbox(strapi, {
        mail: issueMail,
        templateId: send.documentId,
        to: receiver.email,
        userId: null,
        data: { name: receiver.first_name, link: siteLink() },
        dedupeKey: keyOf(send, receiver),
      })
      if (isNew) queued += 1
    }
    const isLast = receivers.length < limit
    await trx(sendTable)
      .where({ id })
      .update({
        last_subscriber: receivers.at(-1)?.id ?? after,
        queued: send.queued + queued,
        ...(isLast && { state: 'sent', ended_at: now() }),
      })
    return !isLast
  })

/** Of letters once a month the first of the month takes the place of all others. */
const keyOf = (
  { documentId, month }: Pick<SendRow, 'documentId' | 'month'>,
  { id, rhythm }: { id: number; rhythm: string },
) => (rhythm === 'monthly' ? `${issueMail}:${month}:${id}` : `${issueMail}:${documentId}:${id}`)
