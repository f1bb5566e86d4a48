import { childAges, readerAges } from '../../analyses/compose/particular/age'
import { translated } from '../subject-words'
import {
  chakraKeys,
  columnFirst,
  forEverybody,
  labels,
  levelKeys,
  levels,
  type Readers,
  type TextTable,
  variants,
} from './table'

/** A group is of people of 13 or older. */
const readersOf = (_: string, column: string): Readers =>
  column.startsWith('family') ? forEverybody() : [readerAges]

const sizes = variants(['grown', 'child'], 3)

/** Texts about a family or a group (engine §6). */
export const tablesOfMany = {
  harmony: {
    title: translated('Harmónia', 'Harmony', 'Гармония'),
    rows: levels,
    columns: ['familyHarmony', 'groupHarmony'],
    keyOf: columnFirst,
    readers: readersOf,
  },
  strongestOfAll: {
    title: translated(
      'Közös: legerősebb és leghalkabb',
      'Together: strongest and quietest',
      'Вместе: самая сильная и самая тихая',
    ),
    rows: chakraKeys,
    columns: ['familyStrong', 'familyWeak', 'groupStrong', 'groupWeak'],
    keyOf: columnFirst,
    readers: readersOf,
  },
  together: {
    title: translated('Család: megértés', 'Family: understanding', 'Семья: понимание'),
    rows: levelKeys,
    columns: labels,
    keyOf: (row, column) => `familyTogether.${row}-${column}`,
    readers: forEverybody,
  },
  spreads: {
    title: translated(
      'Mennyire egyformák a párok',
      'How alike the pairs are',
      'Насколько похожи пары',
    ),
    rows: ['close', 'mixed', 'far'],
    columns: ['familySpread', 'groupSpread'],
    keyOf: columnFirst,
    readers: readersOf,
  },
  table: {
    title: translated('Család: ki mit kér', 'Family: who needs what', 'Семья: кому что нужно'),
    rows: chakraKeys,
    columns: sizes,
    keyOf: (row, column) => `atTable.${row}-${column}`,
    readers: (_, column) => [column.startsWith('child') ? childAges : readerAges],
  },
  groupLife: {
    title: translated('Csoport: mindennapok', 'Group: day by day', 'Группа: будни'),
    rows: chakraKeys,
    columns: ['meet', 'argue', 'decide', 'share'],
    keyOf: (row, column) => `groupLife.${column}-${row}`,
    readers: () => [readerAges],
  },
} as const satisfies Record<string, TextTable>
