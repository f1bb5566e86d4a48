import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { sendAnswer } from './message-emails'
import { type MessageRow, messageUid } from './message-row'

type Reply = {
  documentId: string
  answer: string
  /** The answering panel user's name. */
  by: string
}

/**
 * Answers a message by e-mail: of two concurrent answers one is sent. 'missing' if there is no such message, 'answered'
 * if it has an answer.
 */
export const answerMessage = async (
  strapi: Core.Strapi,
  { documentId, answer, by }: Reply,
): Promise<'sent' | 'missing' | 'answered'> =>
  await strapi.db.transaction(async () => {
    const messages = strapi.db.query(messageUid)
    const row: MessageRow | null = await messages.findOne({ where: { documentId } })
    if (!row) return 'missing'
    const { count } = await messages.updateMany({
      where: { id: row.id, answeredAt: { $null: true } },
      data: { answer, answeredBy: by, answeredAt: now().toISOString(), state: 'answered' },
    })
    if (count === 0) return 'answered'
    await sendAnswer(strapi, { ...row, answer })
    return 'sent'
  })
