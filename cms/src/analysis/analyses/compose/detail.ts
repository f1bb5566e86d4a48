import {
  type ChakraKey,
  type Chart,
  type LevelKey,
  levelChakras,
  settle,
  type ValueKey,
  valueChakras,
} from '@krono/chart'
import { allChakras, energiesOf, type Figures } from './figures'
import { filled, type Prose } from './outline'
import { levelNames } from './particular/find-particular'

const key = (measure: string, level: string, lead: string) => `detail.${measure}.${level}-${lead}`

/** The chakra with the most energy among some; a tie goes to the one nearest the root, as in the engine. */
const leadOf = (energies: Figures, members: readonly ChakraKey[]): ChakraKey =>
  allChakras
    .filter((chakra) => members.includes(chakra))
    .reduce((best, one) => (settle(energies[one]) >= settle(energies[best]) ? one : best))

function ofMean(chart: Chart, measure: LevelKey | ValueKey, members: readonly ChakraKey[]): Prose {
  const energies = energiesOf(chart.date)
  const { value, level } = { ...chart.levels, ...chart.values }[measure]
  const lead = leadOf(energies, members)
  const numbers = { value: Math.round(value), lead: Math.round(energies[lead]) }
  return filled(key(measure, level, lead), { numbers })
}

/** The text about a level, by the chakra that leads in it. */
export const levelDetail = (chart: Chart, level: LevelKey): Prose =>
  ofMean(chart, level, levelChakras[level])

/** The text about a value, by the chakra that leads in it. */
export const valueDetail = (chart: Chart, value: ValueKey): Prose =>
  ofMean(chart, value, valueChakras[value])

const levelKeys = Object.keys(levelNames) as LevelKey[]

/** The text about the total vital energy, by the level that leads. */
export function totalDetail({ totalVitalEnergy, levels }: Chart): Prose {
  const lead = levelKeys.reduce((best, one) =>
    levels[one].value > levels[best].value ? one : best,
  )
  const { value, level } = totalVitalEnergy
  const numbers = { value: Math.round(value), lead: Math.round(levels[lead].value) }
  return filled(key('totalVitalEnergy', level, levelNames[lead]), { numbers })
}

/** Of seven chakras. */
function countName(count: number): 'few' | 'half' | 'many' {
  if (count <= 2) return 'few'
  return count <= 4 ? 'half' : 'many'
}

/** The texts about activity and restraint, by the number of chakras on their side. */
export function motionDetails({ activity, restraint, sides }: Chart): [Prose, Prose] {
  const numbers = (own: number, other: number) => ({
    numbers: { value: Math.round(own), other: Math.round(other) },
  })
  return [
    filled(
      key('activity', activity.level, countName(sides.release.length)),
      numbers(activity.value, restraint.value),
    ),
    filled(
      key('restraint', restraint.level, countName(sides.intake.length)),
      numbers(restraint.value, activity.value),
    ),
  ]
}
