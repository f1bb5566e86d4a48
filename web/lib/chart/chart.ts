import { type ByChakra, type ChakraKey, places } from './chakras'
import { characterOf } from './character'
import { type Contour, contourOf } from './contour'
import { dayNumberOf } from './date'
import { formulaOf } from './formula'
import { type Measure, measureOf, totalMeasureOf } from './levels'
import { type LevelKey, levelMeansOf, type ValueKey, valueMeansOf } from './means'
import { type ChakraReading, type Character, phasesOn } from './phases'
import { byChakra } from './seven'
import { sideSumsOf } from './side-sums'
import { type Sides, sidesOf } from './sides'
import { sumOf } from './sums'
import { engineVersion } from './version'

/**
 * The chart of a birth date; all its numbers are published. Charts share the rows of the chakras and the lists of the
 * sides, which are frozen.
 */
export interface Chart {
  readonly engineVersion: string
  readonly date: string
  readonly chakras: ByChakra<ChakraReading>
  readonly levels: Readonly<Record<LevelKey, Measure>>
  readonly totalVitalEnergy: Measure
  readonly values: Readonly<Record<ValueKey, Measure>>
  readonly activity: Measure
  readonly restraint: Measure
  readonly sides: Sides
  readonly contour: Contour
  readonly formula: string
  readonly character: Character
}

// 0 for an empty side (engine §4).
function sideMeasure(sum: number, members: readonly ChakraKey[]): Measure {
  return measureOf(members.length === 0 ? 0 : sum / members.length)
}

/**
 * The chart of a birth date (engine §3 and §4).
 * @param date `YYYY-MM-DD`, 0001-01-01 to 9999-12-31
 * @throws InvalidDateError
 */
export function chartOf(date: string): Chart {
  const phases = phasesOn(dayNumberOf(date))
  const levels = levelMeansOf(phases)
  const values = valueMeansOf(phases)
  const sums = sideSumsOf(phases)
  return {
    engineVersion,
    date,
    chakras: byChakra(phases, (phase) => phase.reading),
    levels: {
      physical: measureOf(levels.physical),
      emotional: measureOf(levels.emotional),
      intellectual: measureOf(levels.intellectual),
    },
    totalVitalEnergy: totalMeasureOf(sumOf(phases)),
    values: {
      logical: measureOf(values.logical),
      creative: measureOf(values.creative),
      community: measureOf(values.community),
      self: measureOf(values.self),
    },
    activity: sideMeasure(sums.releaseSum, sums.release),
    restraint: sideMeasure(sums.intakeSum, sums.intake),
    sides: sidesOf(sums),
    contour: contourOf({
      lower: levels.physical,
      middle: phases[places.heart].exact,
      upper: levels.intellectual,
    }),
    formula: formulaOf(phases),
    character: characterOf(phases),
  }
}
