import { formulaCell, type Language } from '@krono/contract'
import Papa from 'papaparse'
import type { LocaleCode } from '../../lib/locales'
import { nameOfText } from '../name-of-text'
import { everyKey } from '../text-tables'
import { type Column, columnsFor, headerOf } from './columns'
import { type TextCells, versionOf } from './plain-text'

/** The texts by key and language, as they are now. */
export type TextsNow = ReadonlyMap<string, ReadonlyMap<LocaleCode, TextCells>>

type Table = { from: LocaleCode; to: LocaleCode; language: Language; texts: TextsNow }

const nothing: TextCells = { title: '', short: '', long: '' }

/** Where columns are divided by commas, numbers have points; Hungarian and Russian spreadsheets want semicolons. */
const delimiters = { hun: ';', eng: ',', rus: ';' } as const satisfies Record<Language, string>

/**
 * All texts in two languages for a translator: inert in spreadsheets, which know by the mark at its beginning that it is
 * UTF-8, and read again by `readCsv`.
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
