import {
  type ChakraKey,
  type ChartSteps,
  chakras,
  type LevelKey,
  type MeanStep,
  type ValueKey,
} from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { intl } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'

/** A line of the table: its formula as in the specification, and its value in the steps of a version. */
export type StepRow = { name: string; formula: string; valueIn: (steps: ChartSteps) => string }

export type StepSection = { title: string; rows: readonly StepRow[] }

const levelKeys = ['physical', 'emotional', 'intellectual'] as const satisfies LevelKey[]
const valueKeys = ['logical', 'creative', 'community', 'self'] as const satisfies ValueKey[]

/** All nine decimals to which the engine rounds intermediate numbers (engine §8). */
const exact = new Intl.NumberFormat(intl, { maximumFractionDigits: 9, useGrouping: false })
const number = (value: number) => exact.format(value)

const limitsOf = ({ limits: { low, average, aboveAverage } }: Pick<MeanStep, 'limits'>) =>
  `${low} | ${average} | ${aboveAverage}`

/** Every intermediate number of a chart, in the order of the specification (engine §1 to §4). */
export function stepSections(nameOfCharacter: (key: string) => string): StepSection[] {
  const t = translations('admin.calculation.steps')
  const words = wordsOf('admin.calculation.steps')
  const [names, levels, measures] = [wordsOf('chakraLong'), wordsOf('level'), wordsOf('measure')]
  const [sides, cycles, contours] = [wordsOf('side'), wordsOf('cycle'), wordsOf('contour')]
  const phases = wordsOf('phase')
  const list = (keys: readonly ChakraKey[]) => keys.map((key) => names[key]).join(', ') || '–'

  const meanRows = (title: string, stepOf: (steps: ChartSteps) => MeanStep): StepRow[] => [
    { name: `${title}: ${words.members}`, formula: '', valueIn: (s) => list(stepOf(s).members) },
    { name: `${title}: ${words.sum}`, formula: 'Σ e', valueIn: (s) => number(stepOf(s).sum) },
    {
      name: `${title}: ${words.mean}`,
      formula: 'Σ e / n',
      valueIn: (s) => number(stepOf(s).settled),
    },
    {
      name: `${title}: ${words.published}`,
      formula: '0.1',
      valueIn: (s) => formatFigure(stepOf(s).value),
    },
    {
      name: `${title}: ${words.level}`,
      formula: '< low | average | aboveAverage',
      valueIn: (s) => `${levels[stepOf(s).level]} (${limitsOf(stepOf(s))})`,
    },
  ]

  const cycleRows = (place: number): StepRow[] => {
    const rows: [
      name: string,
      formula: string,
      value: (s: ChartSteps['cycles'][number]) => string,
    ][] = [
      [words.period, 'P', ({ period }) => String(period)],
      [words.phase, 'p = jdn mod P', ({ phase }) => String(phase)],
      [words.angle, 'θ = 360° · p / P', ({ degrees }) => `${number(degrees)}°`],
      [words.sine, 'sin θ', ({ sine }) => number(sine)],
      [words.cosine, 'cos θ', ({ cosine }) => number(cosine)],
      [words.octant, '⌊8p / P⌋', ({ octant }) => String(octant)],
      [translations('result')('columnPhase'), 'level(octant)', ({ level }) => phases[level]],
      [words.side, 'side(octant)', ({ side }) => sides[side]],
      [words.energy, 'e = 50 + 50 · sin θ', ({ energy }) => number(energy)],
      [words.published, '0.1', ({ published }) => formatFigure(published)],
      [
        words.intakeContour,
        'e · (1 + cos θ) / 2',
        ({ intakeContour }) =>
          `${number(intakeContour.settled)} → ${formatFigure(intakeContour.value)}`,
      ],
      [
        words.releaseContour,
        'e · (1 − cos θ) / 2',
        ({ releaseContour }) =>
          `${number(releaseContour.settled)} → ${formatFigure(releaseContour.value)}`,
      ],
    ]
    return rows.map(([name, formula, value]) => ({
      ...{ name, formula },
      valueIn: ({ cycles: found }) => {
        const step = found[place]
        return step ? value(step) : '–'
      },
    }))
  }

  return [
    {
      title: words.day,
      rows: [
        { name: words.date, formula: 'YYYY-MM-DD', valueIn: ({ date }) => date },
        { name: words.days, formula: '1970-01-01 → 0', valueIn: ({ days }) => String(days) },
        { name: words.jdn, formula: 'jdn = 2440588 + d', valueIn: ({ jdn }) => String(jdn) },
      ],
    },
    ...chakras.map(({ chakra, cycle }, place) => ({
      title: t('cycle', { chakra: names[chakra], cycle: cycles[cycle] }),
      rows: cycleRows(place),
    })),
    {
      title: words.levels,
      rows: levelKeys.flatMap((key) => meanRows(measures[key], (s) => s.levels[key])),
    },
    {
      title: words.total,
      rows: [
        { name: words.sum, formula: 'Σ e', valueIn: ({ total }) => number(total.settled) },
        {
          name: words.published,
          formula: '0.1',
          valueIn: ({ total }) => formatFigure(total.value),
        },
        { name: words.seventh, formula: 'Σ e / 7', valueIn: ({ total }) => number(total.seventh) },
        {
          name: words.level,
          formula: '< low | average | aboveAverage',
          valueIn: ({ total }) => `${levels[total.level]} (${limitsOf(total)})`,
        },
      ],
    },
    {
      title: words.values,
      rows: valueKeys.flatMap((key) => meanRows(measures[key], (s) => s.values[key])),
    },
    {
      title: words.sides,
      rows: [
        { name: words.intake, formula: 'I', valueIn: (s) => list(s.sides.intake.members) },
        {
          name: words.intakeSum,
          formula: 'Σ e(I)',
          valueIn: (s) => number(s.sides.intake.settled),
        },
        { name: words.release, formula: 'R', valueIn: (s) => list(s.sides.release.members) },
        {
          name: words.releaseSum,
          formula: 'Σ e(R)',
          valueIn: (s) => number(s.sides.release.settled),
        },
        {
          name: words.difference,
          formula: 'Σ e(I) − Σ e(R)',
          valueIn: (s) => number(s.sides.difference),
        },
        {
          name: words.dominant,
          formula: '|…| ≤ L ? balanced',
          valueIn: (s) => `${wordsOf('dominant')[s.sides.dominant]} (L = ${s.rules.balanceLimit})`,
        },
      ],
    },
    {
      title: words.activity,
      rows: [
        ...meanRows(measures.activity, (s) => s.activity),
        ...meanRows(measures.restraint, (s) => s.restraint),
      ],
    },
    {
      title: words.contour,
      rows: [
        { name: words.lower, formula: 'l', valueIn: (s) => number(s.contour.lower) },
        { name: words.middle, formula: 'm', valueIn: (s) => number(s.contour.middle) },
        { name: words.upper, formula: 'u', valueIn: (s) => number(s.contour.upper) },
        { name: words.spread, formula: 'max − min', valueIn: (s) => number(s.contour.spread) },
        {
          name: words.shape,
          formula: 'max − min ≤ L ? level',
          valueIn: (s) => `${contours[s.contour.shape]} (L = ${s.rules.contourLimit})`,
        },
      ],
    },
    {
      title: words.result,
      rows: [
        { name: words.formula, formula: words.formulaHow, valueIn: ({ formula }) => formula },
        { name: words.strongest, formula: 'max e', valueIn: ({ strongest }) => names[strongest] },
        {
          name: words.character,
          formula: 'chakra-side',
          valueIn: ({ character }) => `${character} – ${nameOfCharacter(character)}`,
        },
      ],
    },
  ]
}
