import type { NewsletterTopic } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Template } from '../mail/render/letter'

/** waiting for its time; sending: letters go into the outbox, batch by batch; sent: all of them are in it. */
export type SendRow = {
  id: number
  documentId: string
  issueId: string
  topic: NewsletterTopic
  language: string
  /** As it was when somebody said "send": what is changed later changes nothing. */
  template: Template
  state: 'waiting' | 'sending' | 'sent'
  sendAt: string
  /** In which it began: of letters once a month there is one in it. */
  month: string | null
  lastSubscriber: number
  queued: number
  endedAt: string | null
}

export const sendUid = 'api::newsletter-send.newsletter-send'
export const sendTable = 'newsletter_sends'

type Key = { id: number } | { issueId: string }

export const findSend = async ({ db }: Core.Strapi, where: Key): Promise<SendRow | undefined> =>
  (await db.query(sendUid).findOne({ where })) ?? undefined
