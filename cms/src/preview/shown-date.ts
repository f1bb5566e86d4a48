import { type Chart, chartOf } from '@krono/chart'
import { dayAfter } from '../lib/dates'

// The example of the formula page; every key is met within four months before it.
const lastDay = '1984-06-12'
const searchedDays = 400

const chartOfDay = (index: number) => chartOf(dayAfter(lastDay, -index))

/** Keys of all texts that a chart shows, as web asks for them. */
function keysOf(chart: Chart): string[] {
  const measures = {
    ...chart.levels,
    ...chart.values,
    totalVitalEnergy: chart.totalVitalEnergy,
    activity: chart.activity,
    restraint: chart.restraint,
  }
  return [
    `character.${chart.character}`,
    `contour.${chart.contour}`,
    `sides.${chart.sides.dominant}`,
    ...Object.entries(measures).map(([name, { level }]) => `${name}.${level}`),
    ...Object.entries(chart.chakras).map(([name, { octant }]) => `chakra.${name}.${octant}`),
  ]
}

/** A birth date in whose chart the text with this key stands; undefined when no chart shows it. */
export function shownDate(key: string): string | undefined {
  for (let index = 0; index < searchedDays; index += 1) {
    const chart = chartOfDay(index)
    if (keysOf(chart).includes(key)) return chart.date
  }
  return undefined
}
