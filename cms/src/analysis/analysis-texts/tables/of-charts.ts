import { octants } from '../part-words'
import { translated } from '../subject-words'
import {
  chakraKeys,
  characters,
  columnFirst,
  fromTeens,
  levelKeys,
  levels,
  rowFirst,
  sides,
  type TextTable,
} from './table'

export const values = ['logical', 'creative', 'community', 'self']
export const measures = [...levelKeys, 'totalVitalEnergy', ...values, 'activity', 'restraint']
const contours = ['level', 'hill', 'valley', 'rising', 'falling']
const dominant = [...sides, 'balanced']

/** What leads in a measure: one of its chakras, a level, or the number of chakras on its side. */
const leads = {
  physical: ['root', 'sacral', 'solarPlexus'],
  emotional: ['solarPlexus', 'heart', 'throat'],
  intellectual: ['throat', 'thirdEye', 'crown'],
  totalVitalEnergy: ['body', 'heart', 'mind'],
  logical: ['solarPlexus', 'thirdEye'],
  creative: ['sacral', 'throat'],
  community: ['heart', 'crown'],
  self: ['root', 'solarPlexus'],
  activity: ['few', 'half', 'many'],
  restraint: ['few', 'half', 'many'],
}

/** Texts about one chart (engine §3, §4). */
export const tablesOfCharts = {
  chakras: {
    title: translated('Csakrák', 'Chakras', 'Чакры'),
    rows: chakraKeys,
    columns: octants.map((_, octant) => `octant${octant}`),
    keyOf: (row, column) => `chakra.${row}.${column.replace('octant', '')}`,
    readers: fromTeens,
  },
  measures: {
    title: translated('Szintek és értékek', 'Levels and values', 'Уровни и ценности'),
    rows: measures,
    columns: levels,
    keyOf: rowFirst,
    readers: fromTeens,
  },
  details: {
    title: translated(
      'Szintek és értékek részletesen',
      'Levels and values in detail',
      'Уровни и ценности подробно',
    ),
    rows: Object.entries(leads).flatMap(([measure, all]) =>
      all.map((lead) => `${measure}.${lead}`),
    ),
    columns: levels,
    keyOf: (row, column) => `detail.${row.replace('.', `.${column}-`)}`,
    readers: fromTeens,
  },
  sides: {
    title: translated('Oldalak', 'Sides', 'Стороны'),
    rows: dominant,
    columns: ['sides', 'groupSides'],
    keyOf: columnFirst,
    readers: fromTeens,
  },
  contours: {
    title: translated('Kontúr', 'Contour', 'Контур'),
    rows: contours,
    columns: ['contour'],
    keyOf: columnFirst,
    readers: fromTeens,
  },
  forms: {
    title: translated('Kontúr és oldalak', 'Contour and sides', 'Контур и стороны'),
    rows: contours,
    columns: dominant,
    keyOf: (row, column) => `form.${row}-${column}`,
    readers: fromTeens,
  },
  characters: {
    title: translated('Karakterek', 'Characters', 'Характеры'),
    rows: characters,
    columns: ['character', 'portrait', 'familyRole', 'groupRole', 'groupBridge'],
    keyOf: columnFirst,
    readers: fromTeens,
  },
  themes: {
    title: translated('Karakterek a mindennapokban', 'Characters day by day', 'Характеры в жизни'),
    rows: characters,
    columns: ['doing', 'closeness', 'rest', 'deciding'],
    keyOf: (row, column) => `theme.${column}-${row}`,
    readers: fromTeens,
  },
  strongest: {
    title: translated(
      'Legerősebb és leghalkabb csakra',
      'Strongest and quietest chakra',
      'Самая сильная и самая тихая чакра',
    ),
    rows: chakraKeys,
    columns: ['strongest', 'weakest'],
    keyOf: columnFirst,
    readers: fromTeens,
  },
} as const satisfies Record<string, TextTable>
