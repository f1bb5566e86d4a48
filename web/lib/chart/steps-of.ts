import { type ChakraKey, type ChakraRow, chakras, places } from './chakras'
import { contourOf } from './contour'
import { dayNumberOf } from './date'
import { type LevelLimits, levelOf } from './levels'
import { levelChakras, levelMeansOf, valueChakras, valueMeansOf } from './means'
import { octantOf } from './octants'
import { figuresOf } from './phase-figures'
import { publish, settle } from './rounding'
import { currentRules, type EngineRules } from './rules'
import { mapSeven, type Seven } from './seven'
import { dominantOf } from './sides'
import type { ChartSteps, CycleStep, MeanStep, Rounded } from './steps'
import { type ExactRow, sumOf } from './sums'

/** The day number of 1970-01-01 (engine §1). */
const EPOCH = 2440588

type Step = CycleStep & ExactRow

const rounded = (exact: number): Rounded => ({ settled: settle(exact), value: publish(exact) })

function cycleStep({ chakra, cycle }: ChakraRow, jdn: number, period: number): Step {
  const figures = figuresOf(jdn, period)
  const { phase } = figures
  const angle = (2 * Math.PI * phase) / period
  const exact = 50 + 50 * Math.sin(angle)
  return {
    ...figures,
    chakra,
    cycle,
    ...octantOf({ phase, period }),
    exact,
    published: publish(exact),
    intakeContour: rounded((exact * (1 + Math.cos(angle))) / 2),
    releaseContour: rounded((exact * (1 - Math.cos(angle))) / 2),
  }
}

/**
 * Every intermediate number of a chart (engine §1 to §4), computed straight by the formulas, without the tables of
 * `chartOf`: with the rules of the current version both have the same results.
 * @throws InvalidDateError
 */
export function stepsOf(date: string, rules: EngineRules = currentRules): ChartSteps {
  const jdn = dayNumberOf(date)
  const cycles: Seven<Step> = mapSeven<ChakraRow, Step>(chakras, (row) =>
    cycleStep(row, jdn, rules.periods[row.chakra]),
  )
  const limits = rules.meanLimits
  const of = (members: readonly ChakraKey[]) => members.map((key) => cycles[places[key]])
  const mean = (members: readonly ChakraKey[], exact: number): MeanStep => ({
    members,
    sum: settle(sumOf(of(members))),
    ...rounded(exact),
    level: levelOf(exact, limits),
    limits,
  })
  const levels = levelMeansOf(cycles)
  const values = valueMeansOf(cycles)
  const total = sumOf(cycles)
  const side = (wanted: string) => {
    const members = cycles.filter((one) => one.side === wanted).map(({ chakra }) => chakra)
    return { members, exact: sumOf(of(members)) }
  }
  const [intake, release] = [side('intake'), side('release')]
  const sideMean = ({ members, exact }: typeof intake) =>
    mean(members, members.length === 0 ? 0 : exact / members.length)
  const sideSum = ({ members, exact }: typeof intake) => ({ members, ...rounded(exact) })
  const strongest = strongestOf(cycles)
  const points = {
    lower: levels.physical,
    middle: cycles[places.heart].exact,
    upper: levels.intellectual,
  }
  return {
    date,
    rules,
    days: jdn - EPOCH,
    jdn,
    cycles,
    levels: {
      physical: mean(levelChakras.physical, levels.physical),
      emotional: mean(levelChakras.emotional, levels.emotional),
      intellectual: mean(levelChakras.intellectual, levels.intellectual),
    },
    values: {
      logical: mean(valueChakras.logical, values.logical),
      creative: mean(valueChakras.creative, values.creative),
      community: mean(valueChakras.community, values.community),
      self: mean(valueChakras.self, values.self),
    },
    total: { ...rounded(total), ...seventhOf(total, rules.totalLimits) },
    sides: {
      intake: sideSum(intake),
      release: sideSum(release),
      difference: settle(intake.exact - release.exact),
      dominant: dominantOf(intake.exact, release.exact, rules.balanceLimit),
    },
    activity: sideMean(release),
    restraint: sideMean(intake),
    contour: {
      lower: settle(points.lower),
      middle: settle(points.middle),
      upper: settle(points.upper),
      spread: settle(
        settle(Math.max(points.lower, points.middle, points.upper)) -
          settle(Math.min(points.lower, points.middle, points.upper)),
      ),
      shape: contourOf(points, rules.contourLimit),
    },
    formula: cycles.map(({ octant }) => octant).join(''),
    strongest: strongest.chakra,
    character: `${strongest.chakra}-${strongest.side}`,
  }
}

const seventhOf = (total: number, limits: LevelLimits) => ({
  seventh: settle(total / 7),
  level: levelOf(total / 7, limits),
  limits,
})

/** On a tie the one nearest the root. */
function strongestOf(cycles: Seven<Step>): Step {
  let strongest = cycles[0]
  for (const one of cycles) if (one.energy >= strongest.energy) strongest = one
  return strongest
}
