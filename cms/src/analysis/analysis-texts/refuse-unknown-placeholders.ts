import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { locales } from '../../platform/lib/locales'
import {
  draftsToPublish,
  isPublishing,
  type PublishParams,
} from '../../publishing/documents/drafts-to-publish'
import { refuseField } from '../../publishing/documents/refuse-field'
import { paragraphsOf } from '../analyses/texts/paragraphs'
import { placeholdersOf, unknownPlaceholders } from './placeholders'
import { textUid } from './text-uid'

type Fields = { key?: string | undefined; title?: string; short?: unknown; long?: unknown }
type Row = Fields & { locale: string; publishedAt: string | null }
type Params = PublishParams<Fields>

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
    if (context.uid !== textUid || !isPublishing(context.action, params)) return next()
    const rows: Row[] = params.documentId
      ? await strapi.db.query(textUid).findMany({ where: { documentId: params.documentId } })
      : []
    for (const row of rowsToPublish(rows, params)) requireKnown(row)
    return next()
  })
}

/** The drafts with the data saved in the same step, or a new text. */
function rowsToPublish(rows: readonly Row[], params: Params): Pick<Row, 'locale' | keyof Fields>[] {
  const drafts = draftsToPublish(rows, params)
  const [locale = ''] = [params.locale ?? ''].flat()
  return drafts.length > 0 ? drafts : [{ key: rows[0]?.key, ...params.data, locale }]
}

function requireKnown({ key = '', locale, ...fields }: Pick<Row, 'locale' | keyof Fields>) {
  const language = locales.find(({ code }) => code === locale)?.language ?? 'hun'
  for (const field of ['title', 'short', 'long'] as const) {
    const value = fields[field]
    const text = typeof value === 'string' ? value : paragraphsOf(value).join('\n')
    const [found] =
      field === 'title' ? (text.match(/[{}]+/) ?? []) : unknownPlaceholders(key, text, language)
    if (!found) continue
    const allowed = field === 'title' ? [] : placeholdersOf(key)
    throw refuseField(field, message(found, allowed)[env.LANGUAGE])
  }
}
