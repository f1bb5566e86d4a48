import { type Language, type LanguageState, languageCodes } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { localeOf } from '../../platform/lib/locales'

export const templateUid = 'api::email-template.email-template'
export const templateTable = 'email_templates'

/** A draft or a published version of an e-mail in one language. */
export type TemplateRow = {
  documentId: string
  name: string
  title: string
  subject: string
  enabled: boolean | null
  locale: string
  publishedAt: string | null
  updatedAt: string
}

/** All versions of an e-mail. */
export type Email = { id: string; name: string; rows: TemplateRow[] }

const columns = [
  ...['documentId', 'name', 'title', 'subject', 'enabled', 'locale', 'publishedAt', 'updatedAt'],
]

/** E-mails by their ids, by default all, without their texts. Editors write some dozens. */
export async function loadEmails({ db }: Core.Strapi, ids?: readonly string[]): Promise<Email[]> {
  const rows: TemplateRow[] = await db.query(templateUid).findMany({
    select: columns,
    where: ids ? { documentId: { $in: [...ids] } } : {},
    orderBy: { id: 'asc' },
  })
  const found = new Map<string, Email>()
  for (const row of rows) {
    const email = found.get(row.documentId) ?? { id: row.documentId, name: row.name, rows: [] }
    found.set(row.documentId, { ...email, rows: [...email.rows, row] })
  }
  return [...found.values()]
}

/** Publishing writes a draft and its published version a moment apart. */
const sameMs = 500

/** The published version in a language, otherwise the draft. */
export const versionIn = ({ rows }: Email, language: Language): TemplateRow | undefined => {
  const inLocale = rows.filter(({ locale }) => locale === localeOf[language])
  return inLocale.find(({ publishedAt }) => publishedAt) ?? inLocale[0]
}

/** The version for a list: in the deployment's language, otherwise any. */
export const shownVersion = (email: Email): TemplateRow | undefined =>
  versionIn(email, env.LANGUAGE) ?? email.rows[0]

function stateIn({ rows }: Email, language: Language): LanguageState {
  const inLocale = rows.filter(({ locale }) => locale === localeOf[language])
  const published = inLocale.find(({ publishedAt }) => publishedAt)
  const draft = inLocale.find(({ publishedAt }) => !publishedAt)
  if (!published) return draft ? 'draft' : 'missing'
  const isNewer = (row: TemplateRow) =>
    new Date(row.updatedAt).getTime() > new Date(published.updatedAt).getTime() + sameMs
  return draft && isNewer(draft) ? 'changed' : 'published'
}

export const languageStatesOf = (email: Email) =>
  Object.fromEntries(languageCodes.map((code) => [code, stateIn(email, code)])) as Record<
    Language,
    LanguageState
  >

/** Whether a sequence sends it: published in the deployment's language, and switched on. */
export function isSendable(email: Email | undefined): boolean {
  const version = email && versionIn(email, env.LANGUAGE)
  return !!version?.publishedAt && version.enabled !== false
}
