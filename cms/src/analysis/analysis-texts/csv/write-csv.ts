import { formulaCell, type Language } from '@krono/contract'
import Papa from 'papaparse'
import type { LocaleCode } from '../../../platform/lib/locales'
import { nameOfText } from '../name-of-text'
import { everyKey } from '../text-tables'
import { type Column, columnsFor, headerOf } from './columns'
import { type TextCells, versionOf } from './plain-text'

/** The current texts by key and locale. */
export type TextsNow = ReadonlyMap<string, ReadonlyMap<LocaleCode, TextCells>>

type Table = { from: LocaleCode; to: LocaleCode; language: Language; texts: TextsNow }

const nothing: TextCells = { title: '', short: '', long: '' }

/** Commas separate columns in locales with decimal points; Hungarian and Russian spreadsheets expect semicolons. */
const delimiters = { hun: ';', eng: ',', rus: ';' } as const satisfies Record<Language, string>

/**
 * All texts in two languages for a translator: with a BOM, so that spreadsheets detect UTF-8, and protected against
 * formula injection; `readCsv` reads it again.
 */
export function writeCsv({ from, to, language, texts }: Table): string {
  const columns = columnsFor(from, to)
  const others = [...texts.keys()].filter((key) => !everyKey.includes(key)).sort()
  const cellOf = (key: string, column: Column): string => {
    if (column.is === 'key') return key
    if (column.is === 'name') return nameOfText(key, language)
    const cells = texts.get(key)?.get(column.locale) ?? nothing
    return column.is === 'version' ? versionOf(cells) : cells[column.field]
  }
  const table = Papa.unparse(
    {
      fields: columns.map((column) => headerOf(column, language)),
      data: [...everyKey, ...others].map((key) => columns.map((column) => cellOf(key, column))),
    },
    { delimiter: delimiters[language], escapeFormulae: formulaCell, newline: '\r\n' },
  )
  return `\ufeff${table}\r\n`
}
