import { formulaCell, type ListName, type ListRow } from '@krono/contract'
import Papa from 'papaparse'
import { language } from '@/base/text/language'
import { separators } from '@/features/people/export/separators'
import { cellTexts, headTexts } from './cell-text'
import type { ListWords } from './list-words'
import { shownColumns } from './shown-columns'

const write = (lines: readonly (readonly string[])[]) =>
  `${Papa.unparse(lines as string[][], {
    ...{ delimiter: separators[language], escapeFormulae: formulaCell, newline: '\r\n' },
  })}\r\n`

/** A list as CSV for a spreadsheet of the language: the visible columns. */
export function csvWriter(list: ListName, requested: string | undefined, words: ListWords) {
  const { shown } = shownColumns(list, requested)
  return {
    /** The byte order mark tells Excel that it is UTF-8. */
    head: () => `\ufeff${write([shown.flatMap((column) => headTexts(words, column))])}`,
    lines: (rows: readonly ListRow[]) =>
      rows.length === 0
        ? ''
        : write(
            rows.map(({ cells }) =>
              shown.flatMap((column) => cellTexts(words, column, cells[column[0]])),
            ),
          ),
  }
}
