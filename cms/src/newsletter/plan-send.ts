import type { NewsletterTopic } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { insertOnce } from '../lib/insert-once'
import { localeOf } from '../lib/locales'
import { bodySchema } from '../mail/render/nodes'
import { addTask } from '../tasks/add-task'
import { findSend, sendTable, sendUid } from './send-row'

export const issueUid = 'api::newsletter-issue.newsletter-issue'

export type Issue = { documentId: string; topic: NewsletterTopic; subject: string; body: unknown }

/** What of an issue is published in the language of the deployment: that is what goes out. */
export const publishedIssue = async (
  { db }: Core.Strapi,
  documentId: string,
): Promise<Issue | undefined> =>
  (await db.query(issueUid).findOne({
    where: { documentId, locale: localeOf[env.LANGUAGE], publishedAt: { $notNull: true } },
  })) ?? undefined

/** Has an issue sent, now or later, as it stands. False when it is on its way already: an issue goes out once. */
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

/** Takes back what has not begun. False when it has, or there is nothing to take back. */
export async function cancelSend(strapi: Core.Strapi, issueId: string): Promise<boolean> {
  const { count } = await strapi.db
    .query(sendUid)
    .deleteMany({ where: { issueId, state: 'waiting' } })
  return count > 0
}

export type SendState = {
  isPublished: boolean
  /** To how many it would go. */
  receivers: number
  send: Awaited<ReturnType<typeof stateOfSend>>
}

/** How far an issue is: what became of each of its letters, as long as the outbox knows them. */
export async function stateOfSend(strapi: Core.Strapi, issueId: string) {
  const send = await findSend(strapi, { issueId })
  if (!send) return undefined
  const rows: { state: string; count: number | string }[] = await strapi.db
    .connection('outgoing_mails')
    .where({ template_id: send.documentId })
    .groupBy('state')
    .select('state')
    .count({ count: '*' })
  const letters = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  const { state, sendAt, queued } = send
  const { waiting = 0, sent = 0, dead = 0, skipped = 0 } = letters
  return { state, sendAt, queued, letters: { waiting, sent, dead, skipped } }
}
