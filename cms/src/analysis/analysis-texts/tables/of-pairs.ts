import { type Age, childAges, grownAges, youngAges } from '../../analyses/compose/particular/age'
import { type Relation, relations } from '../../analyses/compose/particular/relation'
import { translated } from '../subject-words'
import {
  chakraKeys,
  columnFirst,
  fromTeens,
  kinds,
  labels,
  levelKeys,
  levels,
  numbers,
  type Readers,
  rowFirst,
  type TextTable,
  types,
  variants,
} from './table'

const related = Object.keys(relations).filter((relation) => relation !== 'open') as Relation[]

/** Of parents and grandparents. */
const ofFamilies = related.filter((relation) => /^(parent|grandparent)/.test(relation))

const ofRelation = (row: string, column: string) => `pairRole.${column}-${row}`

const readersOfRelation = (_: string, column: string): Readers => {
  const [first, second] = relations[column as Relation]
  return [first.ages as readonly Age[], second.ages as readonly Age[]]
}

const ends = ['high', 'low']
const numbered = kinds.flatMap((kind) => numbers(2).map((number) => `${kind}-${number}`))

/** Texts about two people (engine §5). */
export const tablesOfPairs = {
  types: {
    title: translated(
      'Párok: a kapcsolat típusa',
      'Pairs: type of relationship',
      'Пары: тип отношений',
    ),
    rows: types,
    columns: ['type', 'bond'],
    keyOf: columnFirst,
    readers: fromTeens,
  },
  families: {
    title: translated(
      'Párok: szülők, nagyszülők',
      'Pairs: parents, grandparents',
      'Пары: родители',
    ),
    rows: types,
    columns: ofFamilies,
    keyOf: ofRelation,
    readers: readersOfRelation,
  },
  relations: {
    title: translated('Párok: társak és mások', 'Pairs: partners and others', 'Пары: другие'),
    rows: types,
    columns: related.filter((relation) => !ofFamilies.includes(relation)),
    keyOf: ofRelation,
    readers: readersOfRelation,
  },
  kinds: {
    title: translated(
      'Párok: kapcsolódás csakránként',
      'Pairs: connection by chakra',
      'Пары: связь по чакрам',
    ),
    rows: chakraKeys,
    columns: kinds,
    keyOf: (row, column) => `kind.${column}.${row}`,
    readers: fromTeens,
  },
  sideBySide: {
    title: translated('Párok: az egyik felől', 'Pairs: from one side', 'Пары: с одной стороны'),
    rows: chakraKeys.flatMap((chakra) => kinds.map((kind) => `${chakra}-${kind}`)),
    columns: variants(ends, 2),
    keyOf: (row, column) => `side.${row}-${column}`,
    readers: fromTeens,
  },
  gifts: {
    title: translated('Párok: mit adhat', 'Pairs: what one can give', 'Пары: что можно дать'),
    rows: chakraKeys,
    columns: chakraKeys,
    keyOf: (row, column) => `give.${row}-${column}`,
    readers: fromTeens,
  },
  telling: {
    title: translated('Párok: mi történik köztük', 'Pairs: between them', 'Пары: что между ними'),
    rows: chakraKeys.flatMap((chakra) => kinds.map((kind) => `${kind}-${chakra}`)),
    columns: numbers(4),
    keyOf: (row, column) => `pairTelling.${row}-${column}`,
    readers: fromTeens,
  },
  lines: {
    title: translated('Párok egy mondatban', 'Pairs in a sentence', 'Пары в одном предложении'),
    rows: chakraKeys,
    columns: numbered,
    keyOf: (row, column) => `pairLine.${withRow(column, row)}`,
    readers: fromTeens,
  },
  childPairs: {
    title: translated('Felnőtt és gyerek', 'Grown-up and child', 'Взрослый и ребёнок'),
    rows: chakraKeys,
    columns: kinds,
    keyOf: (row, column) => `childPair.${column}-${row}`,
    readers: () => [grownAges, childAges],
  },
  childrenPairs: {
    title: translated('Két gyerek', 'Two children', 'Двое детей'),
    rows: chakraKeys,
    columns: kinds,
    keyOf: (row, column) => `childrenPair.${column}-${row}`,
    readers: () => [youngAges, youngAges],
  },
  understanding: {
    title: translated('Párok: megértés', 'Pairs: understanding', 'Пары: понимание'),
    rows: levelKeys,
    columns: labels,
    keyOf: (row, column) => `understanding.${row}.${column}`,
    readers: fromTeens,
  },
  reflections: {
    title: translated('Párok: tükör és árnyék', 'Pairs: mirror and shadow', 'Пары: зеркало и тень'),
    rows: ['mirror', 'shadow'],
    columns: ['reflection'],
    keyOf: columnFirst,
    readers: fromTeens,
  },
  balance: {
    title: translated('Két ember harmóniája', 'Harmony of two people', 'Гармония двоих'),
    rows: ['balance'],
    columns: levels.map((level) => `harmony-${level}`),
    keyOf: rowFirst,
    readers: fromTeens,
  },
} as const satisfies Record<string, TextTable>

/** `synchronic-1` and `heart`: `synchronic-heart-1`. */
const withRow = (column: string, row: string) => column.replace('-', `-${row}-`)
