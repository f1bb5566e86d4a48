import { inertMark } from '@krono/contract'
import Papa from 'papaparse'
import type { LocaleCode } from '../../../platform/lib/locales'
import { type Column, columnOf } from './columns'
import { type TextCells, type TextField, tidy } from './plain-text'

/** A row with its number in the spreadsheet, where the header is the first. */
export type CsvRow = { row: number; key: string; version: string; cells: TextCells }

export type CsvTable = {
  locale: LocaleCode
  rows: CsvRow[]
  /** Rows with a wrong number of cells. */
  torn: number[]
}

/** Why a file is refused: not UTF-8 text, missing columns, or an unclosed quotation mark from that row on. */
export type FileFault =
  | { fault: 'notText' | 'noColumns' | 'tooManyRows' }
  | { fault: 'openQuote'; row: number }

/** Several times the number of texts. */
const mostRows = 5000

/** The text of a file as saved by spreadsheets: UTF-8, or Excel's "Unicode". */
export function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isUtf16 = first === 0xff && second === 0xfe
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/** Parses a translator's table, with columns and rows in any order. */
export function readCsv(text: string): CsvTable | FileFault {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    // One row for the header, and one more to detect too many.
    preview: mostRows + 2,
  })
  const quote = errors.find(({ type }) => type === 'Quotes')
  if (quote) return { fault: 'openQuote', row: (quote.row ?? 0) + 1 }
  if (data.length > mostRows + 1) return { fault: 'tooManyRows' }
  const [header = [], ...body] = data
  const columns = header.map(columnOf)
  const versioned = columns.flatMap((column) => (column?.is === 'version' ? [column.locale] : []))
  const [locale, ...more] = versioned
  const at = (isWanted: (column: Column) => boolean) =>
    columns.findIndex((column) => column && isWanted(column))
  const key = at(({ is }) => is === 'key')
  const version = at(({ is }) => is === 'version')
  if (!locale || more.length > 0 || key < 0) return { fault: 'noColumns' }
  const textAt = (field: TextField) =>
    at((one) => one.is === 'text' && one.field === field && one.locale === locale)
  const places = { title: textAt('title'), short: textAt('short'), long: textAt('long') }
  const rows = body
    .map((cells, index) => ({ cells: cells.map(clean), row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const isTorn = ({ cells }: { cells: string[] }) =>
    cells.length < columns.length || cells.slice(columns.length).some((cell) => cell !== '')
  return {
    locale,
    torn: rows.filter(isTorn).map(({ row }) => row),
    rows: rows
      .filter((one) => !isTorn(one))
      .map(({ row, cells }) => {
        const cellAt = (place: number) => cells[place] ?? ''
        const { title, short, long } = places
        return {
          row,
          key: cellAt(key),
          version: cellAt(version),
          cells: { title: cellAt(title), short: cellAt(short), long: cellAt(long) },
        }
      }),
  }
}

const clean = (cell: string) => tidy(cell.replace(inertMark, ''))

/** The most frequent delimiter of the header, as no column name contains one. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/u, 1)
  const countOf = (sign: string) => header.split(sign).length
  const [first = ';'] = [';', ',', '\t'].sort((a, b) => countOf(b) - countOf(a))
  return first
}
