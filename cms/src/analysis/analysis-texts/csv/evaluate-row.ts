import { fieldsOfText, type PlainText, type TextField, versionOf } from './plain-text'
import type { CsvRow } from './read-csv'

/** The draft of a text in a locale; empty if there is none. */
export type TextNow = Readonly<Record<TextField, PlainText>>

export type Difference = { field: TextField; before: string; after: string }

/** Why a row cannot be written. */
export type RowFault =
  | 'unknownText'
  | 'twice'
  | 'torn'
  | 'changedMeanwhile'
  | 'formatted'
  | 'noTitle'
  | 'noShort'
  | 'tooLong'

export type Verdict = { fault: RowFault } | { differences: Difference[] }

const maxLength = { title: 120, short: 5000, long: 20_000 } as const satisfies Record<
  TextField,
  number
>

const cellsNow = ({ title, short, long }: TextNow) => ({
  title: title.text,
  short: short.text,
  long: long.text,
})

/**
 * What a row would change. An empty cell changes nothing: texts are deleted in the panel. A text that the translator
 * left unchanged stays as it is in the panel now; one that both changed is refused as changedMeanwhile.
 */
export function evaluateRow({ cells, version }: CsvRow, now: TextNow): Verdict {
  const differences = fieldsOfText.flatMap((field) => {
    const [before, after] = [now[field].text, cells[field]]
    return after === '' || after === before ? [] : [{ field, before, after }]
  })
  if (differences.length === 0 || versionOf(cells) === version) return { differences: [] }
  if (versionOf(cellsNow(now)) !== version) return { fault: 'changedMeanwhile' }
  if (differences.some(({ field }) => now[field].isFormatted)) return { fault: 'formatted' }
  if (differences.some(({ field, after }) => after.length > maxLength[field]))
    return { fault: 'tooLong' }
  if (!cells.title && !now.title.text) return { fault: 'noTitle' }
  if (!cells.short && !now.short.text) return { fault: 'noShort' }
  return { differences }
}
