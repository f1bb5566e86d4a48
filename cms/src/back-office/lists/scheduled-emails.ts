import type { Core } from '@strapi/strapi'
import { findScheduled, scheduledTable } from '../../messaging/mail/scheduled/scheduled-row'
import { readsOf } from '../../platform/database/reads/reads'
import { clicksOf, sumOf } from '../scheduled-emails/clicks'
import { countEmails } from '../scheduled-emails/counts'
import { instantOf, textOf } from './cells'
import type { Found, ListDefinition } from './definition'

/** Sent e-mails and clicks of those that have started. */
async function addMore(strapi: Core.Strapi, rows: readonly Found[]): Promise<Found[]> {
  const all: Found[] = []
  for (const row of rows) {
    const found =
      row.started_at === null ? undefined : await findScheduled(strapi, { id: Number(row.id) })
    if (!found) {
      all.push(row)
      continue
    }
    const { sent } = found.result ?? (await countEmails(readsOf(strapi), found.documentId))
    all.push({ ...row, sent, clicks: sumOf(await clicksOf(readsOf(strapi), found)) })
  }
  return all
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

export const scheduledEmails: ListDefinition = {
  table: scheduledTable,
  key: 'id',
  searched: 'search_text',
  columns: {
    status: { on: 'state' },
    sendAt: { on: 'send_at', isNullable: true },
    ended: { on: 'ended_at', isNullable: true },
    changed: { on: 'updated_at' },
  },
  show: (rows) =>
    rows.select(
      ...['t.id', 't.document_id', 't.name', 't.subject', 't.state', 't.group_name', 't.send_at'],
      ...['t.started_at', 't.ended_at', 't.updated_at', 't.total'],
    ),
  addMore,
  cells: (row) => ({
    name: textOf(row.name),
    subjectLine: textOf(row.subject),
    status: textOf(row.state),
    group: textOf(row.group_name),
    sendAt: instantOf(row.send_at),
    total: row.started_at === null ? null : Number(row.total),
    sent: numberOf(row.sent),
    clicks: numberOf(row.clicks),
    ended: instantOf(row.ended_at),
    changed: instantOf(row.updated_at),
  }),
}
