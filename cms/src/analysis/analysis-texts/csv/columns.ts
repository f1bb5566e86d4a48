import { type Language, languageCodes, normalizeText } from '@krono/contract'
import { type LocaleCode, locales } from '../../../platform/lib/locales'
import { type Translated, translated } from '../subject-words'
import { fieldsOfText, type TextField } from './plain-text'

const fieldWords = {
  title: translated('Cím', 'Title', 'Заголовок'),
  short: translated('Rövid szöveg', 'Short text', 'Короткий текст'),
  long: translated('Hosszú szöveg', 'Long text', 'Длинный текст'),
} as const satisfies Record<TextField, Translated>

const localeWords = {
  hu: translated('magyar', 'Hungarian', 'венгерский'),
  en: translated('angol', 'English', 'английский'),
  ru: translated('orosz', 'Russian', 'русский'),
} as const satisfies Record<LocaleCode, Translated>

const keyWords = translated('Jel (ne írd át)', 'Mark (leave it)', 'Метка (не менять)')
const nameWords = translated('Melyik szöveg', 'Which text', 'Какой текст')
const versionWords = translated('Változat (ne írd át)', 'Version (leave it)', 'Версия (не менять)')

/** The content of a column. */
export type Column =
  | { is: 'key' }
  | { is: 'name' }
  | { is: 'text'; field: TextField; locale: LocaleCode }
  | { is: 'version'; locale: LocaleCode }

const everyColumn: readonly Column[] = [
  { is: 'key' },
  { is: 'name' },
  ...locales.flatMap(({ code: locale }): Column[] => [
    ...fieldsOfText.map((field): Column => ({ is: 'text', field, locale })),
    { is: 'version', locale },
  ]),
]

/** The table's columns for a translation from one language into another. */
export const columnsFor = (from: LocaleCode, to: LocaleCode): Column[] =>
  everyColumn.filter(
    (column) =>
      !('locale' in column) ||
      column.locale === to ||
      (column.locale === from && column.is === 'text'),
  )

/** A column's header, in the panel's language. */
export function headerOf(column: Column, language: Language): string {
  if (column.is === 'key') return keyWords[language]
  if (column.is === 'name') return nameWords[language]
  const locale = localeWords[column.locale][language]
  if (column.is === 'version') return `${versionWords[language]}: ${locale}`
  return `${fieldWords[column.field][language]}: ${locale}`
}

const byHeader = new Map(
  languageCodes.flatMap((language) =>
    everyColumn.map((column) => [normalizeText(headerOf(column, language)), column] as const),
  ),
)

/** The column with this header in any panel language; undefined for a column added by the user. */
export const columnOf = (header: string): Column | undefined =>
  byHeader.get(normalizeText(header.trim()))
