import type { EmailSkip, EmailVariant, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { MailData } from './mails'
import type { Template } from './render/render-context'

/**
 * waiting → sent; dead after the last attempt; skipped if no longer wanted. Its task handles due time and retries.
 * planned: of an e-mail to a group, without a task until its turn.
 */
export type State = 'planned' | 'waiting' | 'sent' | 'dead' | 'skipped'

export type OutboxRow = {
  id: number
  documentId: string
  mail: string
  templateId: string | null
  /** Of a trial, which is sent as typed. */
  template: Template | null
  recipient: string | null
  replyTo: string | null
  userId: number | null
  language: Language
  data: MailData | null
  state: State
  /** Of an e-mail to a group: which subject. */
  variant: EmailVariant | null
  /** Why it was skipped; of a sent one, what the reader did within a week. */
  note: EmailSkip | SkipReason | 'bounced' | 'left' | null
  /** Attempts of which the server's answer is not known. Counted for e-mails to groups only. */
  unanswered: number
}

/**
 * Why an e-mail was not sent: its template is switched off; the recipient no longer wants it, or is suppressed; the
 * address got as many as the weekly limit allows.
 */
export type SkipReason = 'switchedOff' | 'notWanted' | 'weeklyLimit'

type Change = Partial<{
  state: State
  note: OutboxRow['note']
  unanswered: number
  recipient: null
  replyTo: null
  data: null
  template: null
  sentAt: Date
  messageId: string
}>

export const outboxUid = 'api::outgoing-mail.outgoing-mail'
export const outboxTable = 'outgoing_mails'

/** Blanks the recipient and the content of an e-mail. */
export const personalGone = {
  recipient: null,
  replyTo: null,
  data: null,
  template: null,
} as const satisfies Change

/** A dead one may be sent again by hand. */
const open = { state: { $in: ['waiting', 'dead'] } }

/** An e-mail that was not sent yet; undefined if it was withdrawn. */
export async function findOpen({ db }: Core.Strapi, id: number): Promise<OutboxRow | undefined> {
  return (await db.query(outboxUid).findOne({ where: { id, ...open } })) ?? undefined
}

/** An e-mail by its unique key. */
export const findByKey = async (
  { db }: Core.Strapi,
  dedupeKey: string,
): Promise<{ id: number } | undefined> =>
  (await db.query(outboxUid).findOne({ select: ['id'], where: { dedupeKey } })) ?? undefined

/** Changes an e-mail that was not sent yet. */
export async function updateUnsent({ db }: Core.Strapi, id: number, data: Change) {
  await db.query(outboxUid).updateMany({ where: { id, ...open }, data })
}
