import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { scheduledMail } from '../mails'
import { outboxTable } from '../outbox-rows'
import { scheduledTable } from './scheduled-row'

const dayMs = 86_400_000

/** So many days after an e-mail to a group, a bounce or an unsubscription is counted for it. */
const countedDays = 7

type Sent = { id: number; template_id: string; variant: 'a' | 'b' | null }

/**
 * Counts a bounce or an unsubscription for the last e-mail to a group that the user got, if it is not older than a week:
 * once per e-mail. No link says which e-mail it came from. In the caller's transaction.
 */
export const noteAfterwards = async (
  { db }: Core.Strapi,
  userId: number,
  note: 'bounced' | 'left',
): Promise<void> =>
  db.transaction(async ({ trx }) => {
    const since = new Date(now().getTime() - countedDays * dayMs)
    const last: Sent | undefined = await trx(outboxTable)
      .where({ user_id: userId, mail: scheduledMail, state: 'sent' })
      .where('sent_at', '>', since)
      .orderBy('sent_at', 'desc')
      .first('id', 'template_id', 'variant')
    if (!last) return
    const count = await trx(outboxTable).where({ id: last.id, note: null }).update({ note })
    if (count !== 1) return
    const bounced = last.variant === 'b' ? 'bounced_b' : 'bounced_a'
    await trx(scheduledTable)
      .where({ document_id: last.template_id })
      .increment(note === 'left' ? 'unsubscribed' : bounced, 1)
  })
