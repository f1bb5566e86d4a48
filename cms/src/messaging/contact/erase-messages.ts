import type { Core } from '@strapi/strapi'
import { outboxUid } from '../mail/outbox-rows'
import { type MessageRow, mailKeysOf, messageUid } from './message-row'

const batchSize = 500

/** Erases messages and their unsent e-mails; returns the number. In the open transaction or its own. */
export async function eraseMessages({ db }: Core.Strapi, where: object): Promise<number> {
  let erased = 0
  for (;;) {
    const rows: Pick<MessageRow, 'id' | 'documentId'>[] = await db.query(messageUid).findMany({
      ...{ select: ['id', 'documentId'], where },
      ...{ orderBy: { createdAt: 'asc' }, limit: batchSize },
    })
    if (rows.length === 0) return erased
    const keys = rows.flatMap(({ documentId }) => Object.values(mailKeysOf(documentId)))
    await db.transaction(async () => {
      await db.query(outboxUid).deleteMany({ where: { dedupeKey: { $in: keys } } })
      await db.query(messageUid).deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } })
    })
    erased += rows.length
  }
}
