import {
  type ChakraKey,
  type ChakraReading,
  type ChakraRelation,
  chakras,
  chartOf,
  dateOf,
  dayNumberOf,
  relationshipOf,
} from '@krono/chart'
import type { Two } from '@/features/relationship/people'

// As many days as the slowest period, from any first day: every phase occurs.
const firstDay = dayNumberOf('2000-01-01')
const longestPeriod = Math.max(...chakras.map(({ period }) => period))
const days = Array.from({ length: longestPeriod }, (_, day) => {
  const date = dateOf(firstDay + day)
  return { date, chart: chartOf(date) }
})

const isSame = (one: ChakraReading, other: ChakraReading) =>
  one.octant === other.octant &&
  one.energy === other.energy &&
  one.intakeContour === other.intakeContour

/**
 * The relation of two people in one chakra, computed from their charts: an analysis may be shown without birth dates.
 * Undefined for a reading that our engine does not produce.
 */
export function relationOf(
  chakra: ChakraKey,
  readings: Two<ChakraReading>,
): ChakraRelation | undefined {
  const [a, b] = readings.map(
    (reading) => days.find(({ chart }) => isSame(chart.chakras[chakra], reading))?.date,
  )
  return a && b ? relationshipOf(a, b).chakras[chakra] : undefined
}
