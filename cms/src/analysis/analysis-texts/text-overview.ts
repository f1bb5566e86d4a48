import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { PanelMay } from '../../panel/access/panel-may'
import { placeOf } from '../../panel/preview/places'
import { shownDate } from '../../panel/preview/shown-date'
import { now } from '../../platform/lib/clock'
import { type LocaleCode, locales } from '../../platform/lib/locales'
import { allWritings } from '../texts/all-writings'
import { stateOf, type Writing, type WritingState } from '../texts/writing'
import type { TextFeedback } from './feedback-order'
import { feedbackSums } from './feedback-sums'
import { nameOfText, wordOf } from './name-of-text'
import { everyKey, type TextTable, textTable, textTableNames } from './text-tables'
import { textUid } from './text-uid'

/** A text in one locale; null if it does not exist. */
type Version = {
  title: string
  state: WritingState
  /** Another locale has a long text. */
  lacksLong: boolean
} | null

export type TextCell = {
  key: string
  name: string
  documentId: string | null
  /** Whether a page shows it, and on which date. */
  isShown: boolean
  date: string | null
  versions: Partial<Record<LocaleCode, Version>>
  /** What readers say about the chapters with this text; null: too few have said anything. */
  feedback: TextFeedback | null
}

export type TextOverview = {
  tables: {
    name: string
    title: string
    columns: string[]
    rows: { word: string; cells: TextCell[] }[]
  }[]
  /** Texts that are missing, or lack their long part. */
  missing: Partial<Record<LocaleCode, number>>
}

type Viewer = { language: Language; may: PanelMay }

/** Every interpretation text in its table, with its state in each locale that the user may read. */
export async function textOverview(
  strapi: Core.Strapi,
  { language, may }: Viewer,
): Promise<TextOverview> {
  const readable = locales
    .map(({ code }) => code)
    .filter((locale) => may('read', { uid: textUid, locale }))
  const byKey = new Map<string | null, Writing[]>()
  for (const writing of await allWritings(strapi)) {
    const { uid, key } = writing
    if (uid === textUid) byKey.set(key, [...(byKey.get(key) ?? []), writing])
  }
  const sums = await feedbackSums(strapi)
  const cellOf = (key: string) => cell(key, byKey.get(key) ?? [], { language, readable, sums })
  const tables = textTableNames.map((name) => tableOf(name, textTable(name), { language, cellOf }))
  return { tables, missing: missingIn(everyKey.map(cellOf), readable) }
}

type TableContext = { language: Language; cellOf: (key: string) => TextCell }

const tableOf = (
  name: string,
  { title, rows, columns, keyOf }: TextTable,
  { language, cellOf }: TableContext,
) => ({
  name,
  title: title[language],
  columns: columns.map((column) => wordOf(column, language)),
  rows: rows.map((row) => ({
    word: wordOf(row, language),
    cells: columns.map((column) => cellOf(keyOf(row, column))),
  })),
})

type CellContext = {
  language: Language
  readable: readonly LocaleCode[]
  sums: ReadonlyMap<string, TextFeedback>
}

function cell(
  key: string,
  texts: readonly Writing[],
  { language, readable, sums }: CellContext,
): TextCell {
  const hasLong = (text: Writing) => text.parts.some(({ field }) => field === 'long')
  const isLong = texts.some(hasLong)
  const versionIn = (locale: LocaleCode): Version => {
    const text = texts.find((one) => one.locale === locale)
    if (!text) return null
    return { title: text.title, state: stateOf(text, now()), lacksLong: isLong && !hasLong(text) }
  }
  return {
    key,
    name: nameOfText(key, language),
    documentId: texts[0]?.documentId ?? null,
    isShown: placeOf(textUid, { key }) !== undefined,
    date: shownDate(key) ?? null,
    versions: Object.fromEntries(readable.map((locale) => [locale, versionIn(locale)])),
    feedback: sums.get(key) ?? null,
  }
}

const missingIn = (cells: readonly TextCell[], readable: readonly LocaleCode[]) =>
  Object.fromEntries(
    readable.map((locale) => [
      locale,
      cells.filter(({ versions }) => versions[locale]?.lacksLong !== false).length,
    ]),
  )
