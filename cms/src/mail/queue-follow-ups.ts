import type { Core } from '@strapi/strapi'
import { namesOfEntry } from '../addresses/names-of-entry'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { localeOf } from '../lib/locales'
import { type FollowUpData, followUp, isMailName } from './mails'
import { addToOutbox } from './outbox'

type Wish = {
  group: 'register' | 'form'
  /** Of group `form`: whose templates. */
  formId?: string | null
  to: string
  userId: number | null
  data: FollowUpData
  /** Such as `user:17`: a template is queued once for each. */
  key: string
}

type Template = { documentId: string; name: string; delayHours: number | null }

const hourMs = 3_600_000

/**
 * Queues every letter that editors wrote for a registration or a form, each with its delay, in the
 * transaction of its cause. Only for people who want the newsletter: that is the caller's to decide.
 */
export async function queueFollowUps(strapi: Core.Strapi, wish: Wish) {
  const { group, formId, to, userId, data, key } = wish
  if (group === 'form' && !formId) return
  // The form may have been called otherwise when somebody registered, or when the letter was written.
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
    const letter = { mail: followUp, templateId: documentId, to, userId, data, dedupeKey, dueAt }
    await addToOutbox(strapi, letter)
  }
}
