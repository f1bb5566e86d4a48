import { formulaCell, type SavedDate } from '@krono/contract'
import Papa from 'papaparse'

type Table = {
  people: readonly SavedDate[]
  /** Group names by id. */
  groupNames: ReadonlyMap<string, string>
  /** Column headings: name, date and group. */
  header: readonly [string, string, string]
  separator: ';' | ','
}

/**
 * Saved dates as a table that spreadsheets read as text, and our import can read. The byte order mark tells Excel that
 * it is UTF-8.
 */
export function writeCsv({ people, groupNames, header, separator }: Table): string {
  const data = people.map(({ name, date, group }) => [
    name,
    date,
    groupNames.get(group ?? '') ?? '',
  ])
  const settings = { delimiter: separator, escapeFormulae: formulaCell, newline: '\r\n' }
  return `\ufeff${Papa.unparse({ fields: [...header], data }, settings)}\r\n`
}
