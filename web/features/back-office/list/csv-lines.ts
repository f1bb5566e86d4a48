import { formulaCell, type ListName, type ListRow } from '@krono/contract'
import Papa from 'papaparse'
import { language } from '@/base/text/language'
import { separators } from '@/features/people/export/separators'
import { cellText } from './cell-text'
import type { ListWords } from './list-words'
import { shownColumns } from './shown-columns'

type Shown = ReturnType<typeof shownColumns>['shown']

const write = (lines: readonly (readonly string[])[]) =>
  `${Papa.unparse(lines as string[][], {
    ...{ delimiter: separators[language], escapeFormulae: formulaCell, newline: '\r\n' },
  })}\r\n`

/** A list as a spreadsheet of the language opens it: the columns that are shown, of somebody name and address apart. */
export function csvWriter(list: ListName, wanted: string | undefined, words: ListWords) {
  const { shown } = shownColumns(list, wanted)
  return {
    /** Its mark tells Excel that it is UTF-8. */
    head: () => `\ufeff${write([headOf(shown, words)])}`,
    lines: (rows: readonly ListRow[]) =>
      rows.length === 0 ? '' : write(rows.map((row) => lineOf(shown, words, row))),
  }
}

const headOf = (shown: Shown, { columns }: ListWords) =>
  shown.flatMap(([name, { kind }]) => [
    columns[name] ?? name,
    ...(kind === 'person' ? [columns.email ?? 'email'] : []),
  ])

const lineOf = (shown: Shown, words: ListWords, { cells }: ListRow) =>
  shown.flatMap((column) => {
    const cell = cells[column[0]]
    const text = cellText(words, column, cell)
    if (column[1].kind !== 'person') return [text]
    return [text, typeof cell === 'object' && cell && 'email' in cell ? cell.email : '']
  })
