import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { sendAnswer } from './message-letters'
import { type MessageRow, messageUid } from './message-row'

type Wish = {
  documentId: string
  answer: string
  /** Who answers, as the panel calls them. */
  by: string
}

/**
 * Answers a message by a letter: of two answers at once one goes out. 'missing' when there is no such message,
 * 'answered' when it has its answer.
 */
export const answerMessage = async (
  strapi: Core.Strapi,
  { documentId, answer, by }: Wish,
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
