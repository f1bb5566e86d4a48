import type { ChakraKey, CycleKey } from './chakras'
import type { Contour } from './contour'
import type { Level, LevelLimits } from './levels'
import type { LevelKey, ValueKey } from './means'
import type { Octant, Side } from './octants'
import type { PhaseFigures } from './phase-figures'
import type { Character } from './phases'
import type { EngineRules } from './rules'
import type { Dominant } from './sides'

/** A number before and after rounding for publication (engine §8). */
export interface Rounded {
  /** 9 decimals: used in comparisons. */
  readonly settled: number
  /** One decimal. */
  readonly value: number
}

/** From the day number to the reading of one chakra (engine §2, §3). */
export interface CycleStep extends PhaseFigures {
  readonly chakra: ChakraKey
  readonly cycle: CycleKey
  readonly octant: Octant
  readonly level: Level
  readonly side: Side
  /** The energy, rounded for publication. */
  readonly published: number
  readonly intakeContour: Rounded
  readonly releaseContour: Rounded
}

/** A mean of energies with its level; `sum` has 9 decimals. An empty list has the mean 0. */
export interface MeanStep extends Rounded {
  readonly members: readonly ChakraKey[]
  readonly sum: number
  readonly level: Level
  readonly limits: LevelLimits
}

/** Every intermediate number of a chart, in the order of the specification (engine §1 to §4). */
export interface ChartSteps {
  readonly date: string
  readonly rules: EngineRules
  /** Days since 1970-01-01; the day number is 2440588 more. */
  readonly days: number
  readonly jdn: number
  /** Crown first. */
  readonly cycles: readonly CycleStep[]
  readonly levels: Readonly<Record<LevelKey, MeanStep>>
  readonly values: Readonly<Record<ValueKey, MeanStep>>
  /** The sum of the seven energies; its level is that of `seventh`. */
  readonly total: Rounded & {
    readonly seventh: number
    readonly level: Level
    readonly limits: LevelLimits
  }
  readonly sides: {
    readonly intake: Rounded & { readonly members: readonly ChakraKey[] }
    readonly release: Rounded & { readonly members: readonly ChakraKey[] }
    /** Intake minus release. */
    readonly difference: number
    readonly dominant: Dominant
  }
  readonly activity: MeanStep
  readonly restraint: MeanStep
  readonly contour: {
    readonly lower: number
    readonly middle: number
    readonly upper: number
    readonly spread: number
    readonly shape: Contour
  }
  readonly formula: string
  readonly strongest: ChakraKey
  readonly character: Character
}

/** The parts of a chart in which two versions can differ. */
export const chartParts = Object.freeze([
  'energies',
  'formula',
  'levels',
  'values',
  'total',
  'sides',
  'activity',
  'contour',
  'character',
] as const)

export type ChartPart = (typeof chartParts)[number]

const measure = ({ value, level }: { value: number; level: string }) => `${value} ${level}`
const measures = (rows: Readonly<Record<string, MeanStep>>) => Object.values(rows).map(measure)

/** What is published of each part, as a text. */
const publishedParts: Readonly<Record<ChartPart, (steps: ChartSteps) => string>> = {
  energies: ({ cycles }) =>
    cycles
      .map(
        ({ published, intakeContour, releaseContour }) =>
          `${published} ${intakeContour.value} ${releaseContour.value}`,
      )
      .join(),
  formula: ({ formula }) => formula,
  levels: ({ levels }) => measures(levels).join(),
  values: ({ values }) => measures(values).join(),
  total: ({ total }) => measure(total),
  sides: ({ sides: { intake, release, dominant } }) =>
    `${intake.members} ${intake.value} ${release.value} ${dominant}`,
  activity: ({ activity, restraint }) => `${measure(activity)} ${measure(restraint)}`,
  contour: ({ contour }) => contour.shape,
  character: ({ character }) => character,
}

/** The parts in which two charts of the same date differ as published. */
export function differingParts(one: ChartSteps, other: ChartSteps): ChartPart[] {
  return chartParts.filter((part) => {
    const published = publishedParts[part]
    return published(one) !== published(other)
  })
}
