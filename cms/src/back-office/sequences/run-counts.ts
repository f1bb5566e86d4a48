import type { EndReason, RunCounts, RunState } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { sequenceMail } from '../../messaging/mail/mails'
import { outboxTable } from '../../messaging/mail/outbox-rows'
import { runTable } from '../../messaging/sequences/run-row'
import { readsOf } from '../../platform/database/reads/reads'
import { now } from '../../platform/lib/clock'

const none: RunCounts = { running: 0, finished: 0, stopped: 0, reasons: {} }

type Count = {
  sequence_id: number
  state: RunState
  reason: EndReason | null
  count: number | string
}

/** Runs by sequence id, in one scan of one index; ended ones are stored for 400 days. */
export async function countRuns(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<(id: number) => RunCounts> {
  const rows: Count[] = await readsOf(strapi)(runTable)
    .whereIn('sequence_id', [...ids])
    .groupBy('sequence_id', 'state', 'reason')
    .select('sequence_id', 'state', 'reason')
    .count({ count: '*' })
  const found = new Map<number, RunCounts>()
  for (const { sequence_id: id, state, reason, count } of rows) {
    const before = found.get(id) ?? none
    const reasons = reason ? { ...before.reasons, [reason]: Number(count) } : before.reasons
    found.set(id, { ...before, [state]: before[state] + Number(count), reasons })
  }
  return (id) => found.get(id) ?? none
}

const monthMs = 30 * 86_400_000

/** E-mails sent in the last 30 days. */
export type SentCounts = {
  /** By name of a system e-mail. */
  ofMail: (name: string) => number
  /** By documentId of an e-mail that editors wrote. */
  ofTemplate: (documentId: string) => number
  /** By key of a step (`stepKeyOf`). */
  ofStep: (key: string) => number
}

type Sent = {
  mail: string
  sequence_step: string | null
  template_id: string | null
  count: number | string
}

/** In one scan of one index. */
export async function countSent(strapi: Core.Strapi): Promise<SentCounts> {
  const rows: Sent[] = await readsOf(strapi)(outboxTable)
    .where('state', 'sent')
    .where('sent_at', '>', new Date(now().getTime() - monthMs))
    .groupBy('mail', 'sequence_step', 'template_id')
    .select('mail', 'sequence_step', 'template_id')
    .count({ count: '*' })
  const sum = (which: (row: Sent) => boolean) =>
    rows.filter(which).reduce((total, { count }) => total + Number(count), 0)
  return {
    ofMail: (name) => sum(({ mail }) => mail === name),
    ofTemplate: (id) => sum((row) => row.mail === sequenceMail && row.template_id === id),
    ofStep: (key) => sum((row) => row.sequence_step === key),
  }
}
