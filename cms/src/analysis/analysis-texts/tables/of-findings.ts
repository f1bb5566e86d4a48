import { type Age, childAges, youngAges } from '../../analyses/compose/particular/age'
import { translated } from '../subject-words'
import { measures } from './of-charts'
import {
  chakraKeys,
  columnFirst,
  forEverybody,
  fromTeens,
  numbers,
  pairsOf,
  type Readers,
  type TextTable,
} from './table'

const orders = [
  ...['bodyHeartMind', 'bodyMindHeart', 'heartBodyMind', 'heartMindBody'],
  ...['mindBodyHeart', 'mindHeartBody', 'even'],
]

/** Ages of the children for whom a text is true, by its subject. */
const agesOfChildren: Readonly<Record<string, readonly Age[]>> = {
  agreementBaby: ['baby'],
  agreementChild: ['small'],
  agreementSchool: ['school'],
  contradictionChild: childAges,
}

const readersOf = (_: string, column: string): Readers => {
  const ages = agesOfChildren[column]
  if (ages) return [ages]
  return column.startsWith('all') ? forEverybody() : fromTeens()
}

const ofAge = (_: string, age: string): Readers => [[age as Age]]

/** Texts about what is particular in a chart, or in several together. */
export const tablesOfFindings = {
  agreements: {
    title: translated('Két erős csakra', 'Two strong chakras', 'Две сильные чакры'),
    rows: pairsOf(false),
    columns: [
      ...['agreement', 'agreementBaby', 'agreementChild', 'agreementSchool'],
      ...['allAgreement', 'grownAgreement'],
    ],
    keyOf: columnFirst,
    readers: readersOf,
  },
  contradictions: {
    title: translated(
      'Erős és halk csakra: feszültség',
      'Strong and quiet chakra: a tension',
      'Сильная и тихая чакра: напряжение',
    ),
    rows: pairsOf(true),
    columns: [
      ...['contradiction', 'contradictionChild', 'allContradiction', 'grownContradiction'],
      'question',
    ],
    keyOf: columnFirst,
    readers: readersOf,
  },
  inNumbers: {
    title: translated('Két véglet számokban', 'Two ends in numbers', 'Две крайности в числах'),
    rows: pairsOf(true),
    columns: numbers(2),
    keyOf: (row, column) => `inNumbers.${row}-${column}`,
    readers: fromTeens,
  },
  rare: {
    title: translated('A legritkább érték', 'The rarest value', 'Самое редкое значение'),
    rows: [...chakraKeys, ...measures],
    columns: ['high', 'low'],
    keyOf: (row, column) => `rare.${row}-${column}`,
    readers: fromTeens,
  },
  orders: {
    title: translated('A szintek sorrendje', 'Order of the levels', 'Порядок уровней'),
    rows: orders,
    columns: ['order'],
    keyOf: columnFirst,
    readers: fromTeens,
  },
  drives: {
    title: translated(
      'Ami hajt, és ami fékez',
      'What drives and what brakes',
      'Что движет и что тормозит',
    ),
    rows: ['activity', 'restraint', 'even'],
    columns: ['drive'],
    keyOf: columnFirst,
    readers: fromTeens,
  },
  tasks: {
    title: translated('Négyhetes próba', 'A trial of four weeks', 'Проба на четыре недели'),
    rows: chakraKeys,
    columns: numbers(3),
    keyOf: (row, column) => `task.${row}-${column}`,
    readers: fromTeens,
  },
  childStrong: {
    title: translated('Gyerek: a legerősebb', 'Child: the strongest', 'Ребёнок: самая сильная'),
    rows: chakraKeys,
    columns: youngAges,
    keyOf: (row, column) => `childStrong.${column}-${row}`,
    readers: ofAge,
  },
  childQuiet: {
    title: translated('Gyerek: a leghalkabb', 'Child: the quietest', 'Ребёнок: самая тихая'),
    rows: chakraKeys,
    columns: youngAges,
    keyOf: (row, column) => `childQuiet.${column}-${row}`,
    readers: ofAge,
  },
} as const satisfies Record<string, TextTable>
