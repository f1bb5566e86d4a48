import type { Core } from '@strapi/strapi'
import { contentLocales, localeOf } from '../lib/locales'
import { isMailName, issueMail, mailRow } from './mails'
import type { OutboxRow } from './outbox-rows'
import type { Template } from './render/letter'
import { bodySchema } from './render/nodes'

type Wanted = Pick<OutboxRow, 'mail' | 'templateId' | 'template' | 'language'>
type Row = { subject: string; body: unknown; enabled: boolean | null; locale: string }

/**
 * The published template of a letter: its language's, or the next that has one; of a follow-up its own language's
 * alone. 'switchedOff' when editors do not want it to be sent, which they cannot do to a letter whose link
 * somebody waits for; undefined when there is none. A trial brings its own.
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

/** An issue goes out as it was when somebody said so. */
async function sentIssue(
  db: Core.Strapi['db'],
  documentId: string | null,
): Promise<Template | undefined> {
  const row: { template: Template } | null = await db
    .query('api::newsletter-send.newsletter-send')
    .findOne({ where: { documentId } })
  return row?.template
}
