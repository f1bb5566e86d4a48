import { type ChakraKey, chakras } from '@krono/chart'
import { analysisKinds, chapterKeys } from '@krono/contract'
import { octants } from './part-words'
import { type Translated, translated } from './subject-words'

export type TextTable = {
  title: Translated
  /** Key parts of the rows and columns (`part-words`). */
  rows: readonly string[]
  columns: readonly string[]
  keyOf: (row: string, column: string) => string
}

const levels = ['low', 'average', 'aboveAverage', 'extremelyHigh']
const measures = [
  ...['physical', 'emotional', 'intellectual', 'totalVitalEnergy', 'logical', 'creative'],
  ...['community', 'self', 'activity', 'restraint'],
]
const chakraKeys = chakras.map(({ chakra }): ChakraKey => chakra)
const sides = ['intake', 'release']
const kinds = ['synchronic', 'converse', 'learner', 'teacher']
const understood = ['physical', 'emotional', 'intellectual']
const labels = ['perfectly', 'mostly', 'hardly', 'notAtAll']
const characters = chakraKeys.flatMap((chakra) => sides.map((side) => `${chakra}-${side}`))
const types = [...kinds.flatMap((kind) => [`${kind}-karmic`, `${kind}-fate`]), 'open']
const chapters = [
  ...analysisKinds.map((kind) => `opening-${kind}`),
  ...chapterKeys.filter((key) => key !== 'opening'),
]

/** Key with the row's or the column's part first. */
const rowFirst = (row: string, column: string) => `${row}.${column}`
const columnFirst = (row: string, column: string) => `${column}.${row}`

/** Every text used by analyses, in tables by topic: each in exactly one (engine §3 to §7). */
export const textTables = {
  chakras: {
    title: translated('Csakrák', 'Chakras', 'Чакры'),
    rows: chakraKeys,
    columns: octants.map((_, octant) => `octant${octant}`),
    keyOf: (row, column) => `chakra.${row}.${column.replace('octant', '')}`,
  },
  measures: {
    title: translated('Szintek és értékek', 'Levels and values', 'Уровни и ценности'),
    rows: measures,
    columns: levels,
    keyOf: rowFirst,
  },
  sides: {
    title: translated('Oldalak', 'Sides', 'Стороны'),
    rows: [...sides, 'balanced'],
    columns: ['sides', 'groupSides'],
    keyOf: columnFirst,
  },
  contours: {
    title: translated('Kontúr', 'Contour', 'Контур'),
    rows: ['level', 'hill', 'valley', 'rising', 'falling'],
    columns: ['contour'],
    keyOf: columnFirst,
  },
  characters: {
    title: translated('Karakterek', 'Characters', 'Характеры'),
    rows: characters,
    columns: ['character', 'portrait', 'familyRole', 'groupRole'],
    keyOf: columnFirst,
  },
  types: {
    title: translated(
      'Párok: a kapcsolat típusa',
      'Pairs: type of relationship',
      'Пары: тип отношений',
    ),
    rows: types,
    columns: ['type', 'familyPair', 'groupPair'],
    keyOf: columnFirst,
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
  },
  understanding: {
    title: translated('Párok: megértés', 'Pairs: understanding', 'Пары: понимание'),
    rows: understood,
    columns: labels,
    keyOf: (row, column) => `understanding.${row}.${column}`,
  },
  reflections: {
    title: translated('Párok: tükör és árnyék', 'Pairs: mirror and shadow', 'Пары: зеркало и тень'),
    rows: ['mirror', 'shadow'],
    columns: ['reflection'],
    keyOf: columnFirst,
  },
  harmony: {
    title: translated('Harmónia', 'Harmony', 'Гармония'),
    rows: levels,
    columns: ['balance', 'familyHarmony', 'groupHarmony'],
    keyOf: (row, column) => (column === 'balance' ? `balance.harmony-${row}` : `${column}.${row}`),
  },
  strongest: {
    title: translated(
      'Legerősebb és leghalkabb csakra',
      'Strongest and quietest chakra',
      'Самая сильная и самая тихая чакра',
    ),
    rows: chakraKeys,
    columns: ['strongest', 'weakest', 'familyStrong', 'familyWeak', 'groupStrong', 'groupWeak'],
    keyOf: columnFirst,
  },
  together: {
    title: translated('Család: megértés', 'Family: understanding', 'Семья: понимание'),
    rows: understood,
    columns: labels,
    keyOf: (row, column) => `familyTogether.${row}-${column}`,
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
  },
  year: {
    title: translated('Az év ciklusai', 'Cycles of the year', 'Циклы года'),
    rows: chakraKeys,
    columns: ['yearCycle'],
    keyOf: columnFirst,
  },
  monthLeads: {
    title: translated(
      'A hónapban vezető ciklus',
      'Cycle that leads a month',
      'Ведущий цикл месяца',
    ),
    rows: chakraKeys,
    columns: ['1', '2', '3', '4'],
    keyOf: (row, column) => `monthLeads.${row}-${column}`,
  },
  monthRests: {
    title: translated(
      'A hónapban pihenő ciklus',
      'Cycle that rests in a month',
      'Отдыхающий цикл месяца',
    ),
    rows: chakraKeys,
    columns: ['1', '2', '3'],
    keyOf: (row, column) => `monthRests.${row}-${column}`,
  },
  chapters: {
    title: translated('Fejezetek bevezetői', 'Openings of chapters', 'Вступления глав'),
    rows: chapters,
    columns: ['chapter'],
    keyOf: columnFirst,
  },
  weave: {
    title: translated(
      'Átkötések két szint között',
      'From one level to the next',
      'Переходы между уровнями',
    ),
    rows: ['bodyHeart', 'heartMind', 'bodyMind', 'activityRestraint'],
    columns: ['higher', 'lower', 'similar'],
    keyOf: (row, column) => `weave.${row}-${column}`,
  },
  neighbours: {
    title: translated(
      'Átkötések két csakra között',
      'From one chakra to the next',
      'Переходы между чакрами',
    ),
    rows: ['rising', 'falling', 'even'],
    columns: ['weave'],
    keyOf: (row) => `weave.neighbours-${row}`,
  },
} as const satisfies Record<string, TextTable>

export type TextTableName = keyof typeof textTables

export const textTableNames = Object.keys(textTables) as TextTableName[]

export const textTable = (name: TextTableName): TextTable => textTables[name]

/** Keys of all required texts. */
export const everyKey: readonly string[] = textTableNames.flatMap((name) => {
  const { rows, columns, keyOf } = textTable(name)
  return rows.flatMap((row) => columns.map((column) => keyOf(row, column)))
})
