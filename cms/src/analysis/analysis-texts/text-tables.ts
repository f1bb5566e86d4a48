import { analysisKinds, chaptersOfKind } from '@krono/contract'
import { everyAge, readerAges } from '../analyses/compose/particular/age'
import { translated } from './subject-words'
import { tablesOfCharts } from './tables/of-charts'
import { tablesOfFindings } from './tables/of-findings'
import { tablesOfMany } from './tables/of-many'
import { tablesOfPairs } from './tables/of-pairs'
import { tablesOfYear } from './tables/of-year'
import type { Readers, TextTable } from './tables/table'

export type { TextTable } from './tables/table'

/** The introductions of chapters belong to the kind of analysis. */
const introductions = {
  title: translated('Fejezetek bevezetői', 'Openings of chapters', 'Вступления глав'),
  rows: analysisKinds.flatMap((kind) => chaptersOfKind[kind].map((key) => `${key}-${kind}`)),
  columns: ['chapter'],
  keyOf: (row, column) => `${column}.${row}`,
  readers: (row) => [row.endsWith('-family') ? everyAge : readerAges],
} as const satisfies TextTable

/** Every text used by analyses, in tables by topic: each in exactly one (engine §3 to §7). */
export const textTables = {
  ...tablesOfCharts,
  ...tablesOfFindings,
  ...tablesOfPairs,
  ...tablesOfMany,
  ...tablesOfYear,
  chapters: introductions,
} as const satisfies Record<string, TextTable>

export type TextTableName = keyof typeof textTables

export const textTableNames = Object.keys(textTables) as TextTableName[]

export const textTable = (name: TextTableName): TextTable => textTables[name]

const cells = textTableNames.flatMap((name) => {
  const { rows, columns, keyOf, readers } = textTable(name)
  return rows.flatMap((row) =>
    columns.map((column) => ({ key: keyOf(row, column), readers: readers(row, column) })),
  )
})

/** Keys of all required texts. */
export const everyKey: readonly string[] = cells.map(({ key }) => key)

const readersByKey = new Map(cells.map(({ key, readers }) => [key, readers]))

/** The ages of the people for whom a text is true; undefined for an unknown text. */
export const readersOf = (key: string): Readers | undefined => readersByKey.get(key)
