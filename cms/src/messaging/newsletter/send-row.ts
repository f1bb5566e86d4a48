import type { NewsletterTopic } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Template } from '../mail/render/render-context'

/** waiting: not due yet; sending: e-mails are added to the outbox in batches; sent: all are in the outbox. */
export type SendRow = {
  id: number
  documentId: string
  issueId: string
  /** The e-mail group that it goes to; null: all subscribers of the topic. */
  groupId: number | null
  topic: NewsletterTopic
  language: string
  /** Stored when sending was requested: later changes have no effect. */
  template: Template
  state: 'waiting' | 'sending' | 'sent'
  sendAt: string
  /** The month it started in: monthly readers get one issue per month. */
  month: string | null
  lastSubscriber: number
  queued: number
  endedAt: string | null
}

export const sendUid = 'api::newsletter-send.newsletter-send'
export const sendTable = 'newsletter_sends'

/** Whether an e-mail to a group is not completely sent. Whoever stores one locks the group first. */
export const hasWaitingSend = async ({ db }: Core.Strapi, groupId: number): Promise<boolean> =>
  (await db.query(sendUid).count({ where: { groupId, state: { $in: ['waiting', 'sending'] } } })) >
  0

type Key = { id: number } | { issueId: string }

export const findSend = async ({ db }: Core.Strapi, where: Key): Promise<SendRow | undefined> =>
  (await db.query(sendUid).findOne({ where })) ?? undefined
