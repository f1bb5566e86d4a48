import type { Core } from '@strapi/strapi'
import { type LocaleCode, locales } from '../../../platform/lib/locales'
import { textUid } from '../text-uid'
import type { TextNow } from './evaluate-row'
import { plainOf, type TextCells } from './plain-text'
import type { TextsNow } from './write-csv'

type Row = {
  key: string
  documentId: string
  locale: LocaleCode
  title: string | null
  short: unknown
  long: unknown
}

const draft = { publishedAt: { $null: true } }
const select = ['key', 'documentId', 'locale', 'title', 'short', 'long']

export const nothingNow: TextNow = { title: plainOf([]), short: plainOf([]), long: plainOf([]) }

const nowOf = ({ title, short, long }: Row): TextNow => ({
  title: { text: title ?? '', isFormatted: false },
  short: plainOf(short),
  long: plainOf(long),
})

const cellsOf = ({ title, short, long }: TextNow): TextCells => ({
  title: title.text,
  short: short.text,
  long: long.text,
})

/** The drafts of all texts in some locales. */
export async function textsIn(
  { db }: Core.Strapi,
  wanted: readonly LocaleCode[],
): Promise<TextsNow> {
  const rows: Row[] = await db
    .query(textUid)
    .findMany({ select, where: { ...draft, locale: { $in: [...wanted] } } })
  const texts = new Map<string, Map<LocaleCode, TextCells>>()
  for (const row of rows) {
    const versions = texts.get(row.key) ?? new Map<LocaleCode, TextCells>()
    texts.set(row.key, versions.set(row.locale, cellsOf(nowOf(row))))
  }
  return texts
}

export type TextRow = { documentId: string; now: TextNow }

/** The drafts of a locale by key; texts that exist only in other locales are included as empty. */
export async function draftsIn(
  { db }: Core.Strapi,
  locale: LocaleCode,
  key?: string,
): Promise<Map<string, TextRow>> {
  const ofKey = key ? { key } : {}
  const rows: Row[] = await db.query(textUid).findMany({ select, where: { ...draft, ...ofKey } })
  const order = [locale, ...locales.map(({ code }) => code)]
  rows.sort((a, b) => order.indexOf(a.locale) - order.indexOf(b.locale))
  const found = new Map<string, TextRow>()
  for (const row of rows) {
    if (found.has(row.key)) continue
    const now = row.locale === locale ? nowOf(row) : nothingNow
    found.set(row.key, { documentId: row.documentId, now })
  }
  return found
}
