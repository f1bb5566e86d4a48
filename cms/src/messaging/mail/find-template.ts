import type { Core } from '@strapi/strapi'
import { contentLocales, localeOf } from '../../platform/lib/locales'
import { isMailName, issueMail, mailRow } from './mails'
import type { OutboxRow } from './outbox-rows'
import { bodySchema } from './render/nodes'
import type { Template } from './render/render-context'

type Wanted = Pick<OutboxRow, 'mail' | 'templateId' | 'template' | 'language'>
type Row = { subject: string; body: unknown; enabled: boolean | null; locale: string }

/**
 * The published template of an e-mail in its language, otherwise in the next fallback language; an e-mail of a sequence
 * has no fallback. 'switchedOff' if editors disabled it, which is not possible for an e-mail with a required link; undefined
 * if there is none. A trial contains its own template.
 */
export async function findTemplate(
  { db }: Core.Strapi,
  { mail, templateId, template, language }: Wanted,
): Promise<Template | 'switchedOff' | undefined> {
  if (template) return template
  if (mail === issueMail) return sentIssue(db, templateId)
  const isSystem = isMailName(mail)
  const locales = isSystem ? contentLocales[language] : [localeOf[language]]
  const which = isSystem ? { name: mail } : { documentId: templateId }
  const rows: Row[] = await db
    .query('api::email-template.email-template')
    .findMany({ where: { ...which, locale: { $in: locales }, publishedAt: { $notNull: true } } })
  const [row] = locales.flatMap((locale) => rows.filter((found) => found.locale === locale))
  if (!row) return isSystem ? undefined : 'switchedOff'
  const isNeeded = isSystem && mailRow(mail).needsLink
  if (row.enabled === false && !isNeeded) return 'switchedOff'
  return { subject: row.subject, body: bodySchema.parse(row.body) }
}

/** The template of an issue as stored when its sending was requested. */
async function sentIssue(
  db: Core.Strapi['db'],
  documentId: string | null,
): Promise<Template | undefined> {
  const row: { template: Template } | null = await db
    .query('api::newsletter-send.newsletter-send')
    .findOne({ where: { documentId } })
  return row?.template
}
