import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { locales } from '../../platform/lib/locales'
import { refuseField } from '../../publishing/documents/refuse-field'
import { paragraphsOf } from '../analyses/texts/paragraphs'
import { placeholdersBySubject, unknownPlaceholders } from './placeholders'
import { textUid } from './text-uid'

type Fields = { key?: string; title?: string; short?: unknown; long?: unknown }
type Row = Fields & { locale: string; publishedAt: string | null }
type Params = {
  documentId?: string
  locale?: string | readonly string[] | null
  data?: Fields
  status?: string
}

const message = (found: string, allowed: readonly string[]) => {
  const known = allowed.map((one) => `{{${one}}}`).join(', ') || '–'
  return {
    hun: `Ezt a helyőrzőt ez a szöveg nem ismeri: ${found}. Amit ismer: ${known}.`,
    eng: `This text does not know the placeholder ${found}. It knows: ${known}.`,
    rus: `Этот текст не знает подстановки ${found}. Он знает: ${known}.`,
  } satisfies Record<Language, string>
}

/** A text with a placeholder that nothing fills can be saved as a draft, but not published. */
export function refuseUnknownPlaceholders(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const params = context.params as Params
    const isPublished = context.action === 'publish' || params.status === 'published'
    if (context.uid !== textUid || !isPublished) return next()
    const rows: Row[] = params.documentId
      ? await strapi.db.query(textUid).findMany({ where: { documentId: params.documentId } })
      : []
    for (const row of rowsToPublish(rows, params)) requireKnown(row)
    return next()
  })
}

/** The drafts that are published, with the data saved in the same step. */
function rowsToPublish(rows: readonly Row[], { locale, data }: Params): Row[] {
  const wanted = [locale ?? '*'].flat()
  const drafts = rows.filter(
    (row) => !row.publishedAt && (wanted.includes(row.locale) || wanted.includes('*')),
  )
  const [any] = rows
  if (drafts.length > 0) return drafts.map((draft) => ({ ...draft, ...data }))
  const [code = ''] = wanted
  return [{ ...(any && { key: any.key }), ...data, locale: code, publishedAt: null } as Row]
}

function requireKnown({ key = '', locale, ...fields }: Row) {
  const language = locales.find(({ code }) => code === locale)?.language ?? 'hun'
  for (const field of ['title', 'short', 'long'] as const) {
    const value = fields[field]
    const text = typeof value === 'string' ? value : paragraphsOf(value).join('\n')
    const [found] =
      field === 'title' ? (text.match(/[{}]+/) ?? []) : unknownPlaceholders(key, text, language)
    if (!found) continue
    const allowed = field === 'title' ? [] : (placeholdersBySubject[key.split('.')[0] ?? ''] ?? [])
    throw refuseField(field, message(found, allowed)[env.LANGUAGE])
  }
}
