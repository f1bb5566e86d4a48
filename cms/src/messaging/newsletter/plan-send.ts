import type { NewsletterTopic } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { insertOnce } from '../../platform/lib/insert-once'
import { localeOf } from '../../platform/lib/locales'
import { addTask } from '../../platform/tasks/add-task'
import { bodySchema } from '../mail/render/nodes'
import { findSend, sendTable, sendUid } from './send-row'

export const issueUid = 'api::newsletter-issue.newsletter-issue'

export type Issue = { documentId: string; topic: NewsletterTopic; subject: string; body: unknown }

/** The published version of an issue in the deployment's language, which is the one sent. */
export const publishedIssue = async (
  { db }: Core.Strapi,
  documentId: string,
): Promise<Issue | undefined> =>
  (await db.query(issueUid).findOne({
    where: { documentId, locale: localeOf[env.LANGUAGE], publishedAt: { $notNull: true } },
  })) ?? undefined

/**
 * Plans the sending of an issue in its current form, now or later. False if it was planned already: an issue is sent
 * once.
 */
export async function planSend(
  strapi: Core.Strapi,
  issue: Issue,
  sendAt = now(),
): Promise<boolean> {
  const template = { subject: issue.subject, body: bodySchema.parse(issue.body) }
  const row = {
    issue_id: issue.documentId,
    topic: issue.topic,
    language: env.LANGUAGE,
    template: JSON.stringify(template),
    state: 'waiting',
    send_at: sendAt,
    last_subscriber: 0,
    queued: 0,
  }
  return strapi.db.transaction(async () => {
    const id = await insertOnce(strapi, { table: sendTable, row, unique: 'issue_id' })
    if (id === undefined) return false
    await addTask(strapi, { kind: 'sendIssue', about: id, payload: { send: id }, dueAt: sendAt })
    return true
  })
}

/** Cancels a sending that has not started. False if it has, or if there is none. */
export async function cancelSend(strapi: Core.Strapi, issueId: string): Promise<boolean> {
  const { count } = await strapi.db
    .query(sendUid)
    .deleteMany({ where: { issueId, state: 'waiting' } })
  return count > 0
}

export type SendState = {
  isPublished: boolean
  /** Number of recipients. */
  receivers: number
  send: Awaited<ReturnType<typeof stateOfSend>>
}

/** Progress of an issue: counts of its e-mails by state, as long as they are in the outbox. */
export async function stateOfSend(strapi: Core.Strapi, issueId: string) {
  const send = await findSend(strapi, { issueId })
  if (!send) return undefined
  const rows: { state: string; count: number | string }[] = await strapi.db
    .connection('outgoing_mails')
    .where({ template_id: send.documentId })
    .groupBy('state')
    .select('state')
    .count({ count: '*' })
  const mails = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  const { state, sendAt, queued } = send
  const { waiting = 0, sent = 0, dead = 0, skipped = 0 } = mails
  return { state, sendAt, queued, mails: { waiting, sent, dead, skipped } }
}
