import { fieldsOfText, type PlainText, type TextField, versionOf } from './plain-text'
import type { CsvRow } from './read-csv'

/** A text as it stands in the draft of a language; nothing where there is none. */
export type TextNow = Readonly<Record<TextField, PlainText>>

export type Difference = { field: TextField; before: string; after: string }

/** What keeps a row from being written. */
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

const most = { title: 120, short: 5000, long: 20_000 } as const satisfies Record<TextField, number>

const cellsNow = ({ title, short, long }: TextNow) => ({
  title: title.text,
  short: short.text,
  long: long.text,
})

/**
 * What a row would change. An empty cell changes nothing: a text is deleted in the panel. What the translator left as it
 * was when the table was made stays as the panel has it now; what both changed is nobody's to lose.
 */
export function judgeRow({ cells, version }: CsvRow, now: TextNow): Verdict {
  const differences = fieldsOfText.flatMap((field) => {
    const [before, after] = [now[field].text, cells[field]]
    return after === '' || after === before ? [] : [{ field, before, after }]
  })
  if (differences.length === 0 || versionOf(cells) === version) return { differences: [] }
  if (versionOf(cellsNow(now)) !== version) return { fault: 'changedMeanwhile' }
  if (differences.some(({ field }) => now[field].isFormatted)) return { fault: 'formatted' }
  if (differences.some(({ field, after }) => after.length > most[field]))
    return { fault: 'tooLong' }
  if (!cells.title && !now.title.text) return { fault: 'noTitle' }
  if (!cells.short && !now.short.text) return { fault: 'noShort' }
  return { differences }
}
