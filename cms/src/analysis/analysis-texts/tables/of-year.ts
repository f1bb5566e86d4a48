import { translated } from '../subject-words'
import { chakraKeys, fromTeens, numbers, type TextTable, thirds, variants } from './table'

/** Each chakra with a third of its energy by birth. */
const byThird = chakraKeys.flatMap((chakra) => thirds.map((third) => `${chakra}-${third}`))

/** Texts about the coming weeks and the year (engine §7). */
export const tablesOfYear = {
  weeks: {
    title: translated('Egy hét vezető ciklusa', 'Cycle that leads a week', 'Ведущий цикл недели'),
    rows: chakraKeys,
    columns: numbers(6),
    keyOf: (row, column) => `week.${row}-${column}`,
    readers: fromTeens,
  },
  year: {
    title: translated('Az év ciklusai', 'Cycles of the year', 'Циклы года'),
    rows: chakraKeys,
    columns: variants(thirds, 2),
    keyOf: (row, column) => `yearCycle.${row}-${column}`,
    readers: fromTeens,
  },
  changed: {
    title: translated('Tavaly óta', 'Since last year', 'С прошлого года'),
    rows: chakraKeys,
    columns: ['same', 'other'],
    keyOf: (row, column) => `changed.${row}-${column}`,
    readers: fromTeens,
  },
  monthLeads: {
    title: translated(
      'A hónapban vezető ciklus',
      'Cycle that leads a month',
      'Ведущий цикл месяца',
    ),
    rows: byThird,
    columns: numbers(4),
    keyOf: (row, column) => `monthLeads.${row}${column}`,
    readers: fromTeens,
  },
  monthRests: {
    title: translated(
      'A hónapban pihenő ciklus',
      'Cycle that rests in a month',
      'Отдыхающий цикл месяца',
    ),
    rows: byThird,
    columns: numbers(4),
    keyOf: (row, column) => `monthRests.${row}${column}`,
    readers: fromTeens,
  },
} as const satisfies Record<string, TextTable>
