import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { localeOf } from '../../platform/lib/locales'
import { namesOfEntry } from '../../publishing/addresses/names-of-entry'
import { type FollowUpData, followUp, isMailName } from './mails'
import { addToOutbox } from './outbox'

type FollowUps = {
  group: 'register' | 'form'
  /** For group `form`: the form that the templates belong to. */
  formId?: string | null
  to: string
  userId: number | null
  data: FollowUpData
  /** Such as `user:17`: each template is queued once per key. */
  key: string
}

type Template = { documentId: string; name: string; delayHours: number | null }

const hourMs = 3_600_000

/**
 * Queues all e-mails of editors for a registration or a form, each with its delay, in the transaction of its cause. The
 * caller checks that the user wants the newsletter.
 */
export async function queueFollowUps(strapi: Core.Strapi, followUps: FollowUps) {
  const { group, formId, to, userId, data, key } = followUps
  if (group === 'form' && !formId) return
  // The form may have had another name when the user registered, or when the e-mail was written.
  const names = formId ? await namesOfEntry(strapi, 'registration-form', formId) : []
  const ofForm = group === 'form' ? { formId: { $in: names } } : {}
  const isSent = { enabled: true, publishedAt: { $notNull: true } }
  const templates: Template[] = await strapi.db
    .query('api::email-template.email-template')
    .findMany({ where: { group, ...ofForm, ...isSent, locale: localeOf[env.LANGUAGE] } })
  for (const { documentId, name, delayHours } of templates) {
    if (isMailName(name)) continue
    const dueAt = new Date(now().getTime() + (delayHours ?? 0) * hourMs)
    const dedupeKey = `${followUp}:${documentId}:${key}`
    const outgoing = { mail: followUp, templateId: documentId, to, userId, data, dedupeKey, dueAt }
    await addToOutbox(strapi, outgoing)
  }
}
