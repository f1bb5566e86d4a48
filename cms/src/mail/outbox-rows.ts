import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { MailData } from './mails'
import type { Template } from './render/letter'

/** waiting → sent; dead after the last try; skipped when it is not wanted any more. Its task does the waiting. */
export type State = 'waiting' | 'sent' | 'dead' | 'skipped'

export type OutboxRow = {
  id: number
  documentId: string
  mail: string
  templateId: string | null
  /** Of a trial, which goes out as it was typed. */
  template: Template | null
  recipient: string | null
  replyTo: string | null
  userId: number | null
  language: Language
  data: MailData | null
  state: State
}

type Change = Partial<{
  state: State
  recipient: null
  replyTo: null
  data: null
  template: null
  sentAt: Date
  messageId: string
}>

export const outboxUid = 'api::outgoing-mail.outgoing-mail'
export const outboxTable = 'outgoing_mails'

/** Nothing of a letter that says whose it was, or what stood in it. */
export const personalGone = {
  recipient: null,
  replyTo: null,
  data: null,
  template: null,
} as const satisfies Change

/** A dead one may be tried again by hand. */
const open = { state: { $in: ['waiting', 'dead'] } }

/** A letter that has not left, undefined when it was withdrawn. */
export async function findOpen({ db }: Core.Strapi, id: number): Promise<OutboxRow | undefined> {
  return (await db.query(outboxUid).findOne({ where: { id, ...open } })) ?? undefined
}

/** What became of a letter that had not left. */
export async function moveLetter({ db }: Core.Strapi, id: number, data: Change) {
  await db.query(outboxUid).updateMany({ where: { id, ...open }, data })
}
