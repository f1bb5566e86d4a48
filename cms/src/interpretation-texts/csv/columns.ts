import { fold, type Language, languageCodes } from '@krono/contract'
import { type LocaleCode, locales } from '../../lib/locales'
import { type Said, said } from '../subject-words'
import { fieldsOfText, type TextField } from './plain-text'

const fieldWords = {
  title: said('Cím', 'Title', 'Заголовок'),
  short: said('Rövid szöveg', 'Short text', 'Короткий текст'),
  long: said('Hosszú szöveg', 'Long text', 'Длинный текст'),
} as const satisfies Record<TextField, Said>

const localeWords = {
  hu: said('magyar', 'Hungarian', 'венгерский'),
  en: said('angol', 'English', 'английский'),
  ru: said('orosz', 'Russian', 'русский'),
} as const satisfies Record<LocaleCode, Said>

const keyWords = said('Jel (ne írd át)', 'Mark (leave it)', 'Метка (не менять)')
const nameWords = said('Melyik szöveg', 'Which text', 'Какой текст')
const versionWords = said('Változat (ne írd át)', 'Version (leave it)', 'Версия (не менять)')

/** What stands in a column. */
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

/** The columns of a table for who translates from one language into another. */
export const columnsFor = (from: LocaleCode, to: LocaleCode): Column[] =>
  everyColumn.filter(
    (column) =>
      !('locale' in column) ||
      column.locale === to ||
      (column.locale === from && column.is === 'text'),
  )

/** What a column is called, in the language of the panel. */
export function headerOf(column: Column, language: Language): string {
  if (column.is === 'key') return keyWords[language]
  if (column.is === 'name') return nameWords[language]
  const locale = localeWords[column.locale][language]
  if (column.is === 'version') return `${versionWords[language]}: ${locale}`
  return `${fieldWords[column.field][language]}: ${locale}`
}

const byHeader = new Map(
  languageCodes.flatMap((language) =>
    everyColumn.map((column) => [fold(headerOf(column, language)), column] as const),
  ),
)

/** The column with this name in any language of the panel; undefined for one of somebody's own. */
export const columnOf = (header: string): Column | undefined => byHeader.get(fold(header.trim()))
