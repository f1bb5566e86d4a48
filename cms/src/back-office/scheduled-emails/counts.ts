import { type EmailSkip, type EmailVariant, emailSkips } from '@krono/contract'
import { type OutboxRow, outboxTable } from '../../messaging/mail/outbox-rows'
import { mostUnanswered } from '../../messaging/mail/scheduled/attempt'
import type { StoredResult } from '../../messaging/mail/scheduled/scheduled-row'
import type { Connection } from '../lists/definition'

type Counted = Pick<OutboxRow, 'state' | 'variant' | 'note'> & {
  unanswered: number
  count: number | string
}

export type Counts = Omit<StoredResult, 'total'> & {
  /** Of them, sent with each subject. */
  sentAs: Record<EmailVariant, number>
}

/** The e-mails of a scheduled one by what became of them. By one index, without reading the rows. */
export async function countEmails(connection: Connection, documentId: string): Promise<Counts> {
  const columns = ['state', 'variant', 'note', 'unanswered']
  const rows: Counted[] = await connection(outboxTable)
    .where({ template_id: documentId })
    .groupBy(columns)
    .select(columns)
    .count({ count: '*' })
  const sum = (is: (row: Counted) => boolean) =>
    rows.reduce((all, row) => all + (is(row) ? Number(row.count) : 0), 0)
  const sent = (variant: EmailVariant) =>
    sum((row) => row.state === 'sent' && row.variant === variant)
  const skipped = (reason: EmailSkip) =>
    sum((row) => row.state === 'skipped' && row.note === reason)
  return {
    sent: sum(({ state }) => state === 'sent'),
    sentAs: { a: sent('a'), b: sent('b') },
    refused: sum(({ state }) => state === 'dead'),
    perhapsTwice: sum(({ state, unanswered }) => state === 'sent' && unanswered > 0),
    unanswered: sum(({ state, unanswered }) => state === 'dead' && unanswered >= mostUnanswered),
    skipped: emailSkips
      .map((reason) => ({ reason, count: skipped(reason) }))
      .filter(({ count }) => count > 0),
  }
}
