import type { Core } from '@strapi/strapi'
import { inSteps } from '../../platform/database/in-steps'
import { lockRows } from '../../platform/database/lock-rows'
import { now, today } from '../../platform/lib/clock'
import { siteLink } from '../mail/links'
import { issueMail } from '../mail/mails'
import { addToOutbox } from '../mail/outbox'
import { nextReceivers } from './receivers'
import { findSend, type SendRow, sendTable, sendUid } from './send-row'

/**
 * Adds the e-mails of an issue to the outbox in batches; each batch is stored together with the progress, so a
 * restarted process continues where the last one stopped, and a concurrent one waits for the row. No reader gets it
 * twice: the e-mail's key is the issue and the reader.
 */
export async function sendIssue(strapi: Core.Strapi, id: number, batchSize = 50): Promise<void> {
  await strapi.db.query(sendUid).updateMany({
    where: { id, state: 'waiting' },
    data: { state: 'sending', month: today().slice(0, 7) },
  })
  await inSteps(() => sendBatch(strapi, id, batchSize))
}

/** Returns whether there may be more. */
const sendBatch = async (strapi: Core.Strapi, id: number, limit: number): Promise<boolean> =>
  strapi.db.transaction(async (): Promise<boolean> => {
    await lockRows(strapi, sendTable, { id })
    const send = await findSend(strapi, { id })
    // Cancelled, or finished by another process.
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
    await strapi.db.query(sendUid).updateMany({
      where: { id },
      data: {
        lastSubscriber: receivers.at(-1)?.id ?? after,
        queued: send.queued + queued,
        ...(isLast && { state: 'sent', endedAt: now().toISOString() }),
      },
    })
    return !isLast
  })

/** For monthly readers the first issue of a month replaces all later ones. */
const keyOf = (
  { documentId, month }: Pick<SendRow, 'documentId' | 'month'>,
  { id, rhythm }: { id: number; rhythm: string },
) => (rhythm === 'monthly' ? `${issueMail}:${month}:${id}` : `${issueMail}:${documentId}:${id}`)
