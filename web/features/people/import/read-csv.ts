import { inertMark } from '@krono/contract'
import Papa from 'papaparse'
import { findColumns, nameOf } from './csv-columns'
import { FileError, type FoundPeople, mostPeopleOfFile } from './found-people'
import { groupOfLabels } from './labels'
import { isBlankDate } from './read-file-date'

type Reading = { isFamilyFirst: boolean; isDate: (text: string) => boolean }

/** Excel's declaration of the column separator. */
const separatorLine = /^sep=(.)\r?\n/i

/**
 * The people of a table: columns separated by comma, semicolon or tab, with or without a header row. Throws FileError:
 * empty, noColumns, openQuote with its row, tooManyPeople.
 */
export function readCsv(text: string, { isFamilyFirst, isDate }: Reading): FoundPeople {
  const [line = '', delimiter = ''] = separatorLine.exec(text) ?? []
  const { data, errors } = Papa.parse<string[]>(text.slice(line.length), {
    delimiter: delimiter || separatorOf(text),
    // One extra row for the header, and one to detect too many rows.
    preview: mostPeopleOfFile + 2,
  })
  const quote = errors.find(({ type }) => type === 'Quotes')
  if (quote) throw new FileError('openQuote', (quote.row ?? 0) + 1)
  const rows = data.map((cells, index) => ({ row: index + 1, cells: cells.map(clean) }))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length === 0) throw new FileError('empty')
  if (filled.every(({ cells }) => cells.filter(Boolean).length < 2))
    throw new FileError('noColumns')
  const { columns, hasHeader } = findColumns(
    filled.map(({ cells }) => cells),
    isDate,
  )
  const all = filled.slice(hasHeader ? 1 : 0).map(({ row, cells }) => ({
    row,
    name: nameOf(cells, columns, isFamilyFirst),
    date: cells[columns.date ?? -1] ?? '',
    group: groupOfLabels(cells[columns.group ?? -1] ?? ''),
  }))
  if (all.length === 0) throw new FileError('empty')
  if (all.length > mostPeopleOfFile) throw new FileError('tooManyPeople')
  const people = all.filter(({ date }) => !isBlankDate(date))
  if (people.length === 0) throw new FileError('noBirthdays')
  return { people, withoutDate: all.length - people.length }
}

/** The separator in most of the first rows. */
function separatorOf(text: string) {
  const rows = text
    .slice(0, 10_000)
    .split(/[\r\n]+/)
    .slice(0, 20)
  const countOf = (sign: string) => rows.filter((row) => row.includes(sign)).length
  const [first = ','] = [';', '\t', ','].sort((a, b) => countOf(b) - countOf(a))
  return first
}

const clean = (cell: string) => cell.trim().replace(inertMark, '')
