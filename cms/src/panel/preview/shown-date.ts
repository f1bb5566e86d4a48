import { type Chart, chartOf } from '@krono/chart'
import { dayAfter } from '../../platform/lib/dates'

// The example date of the formula page; every key occurs within four months before it.
const lastDay = '1984-06-12'
const searchedDays = 400

const chartOfDay = (index: number) => chartOf(dayAfter(lastDay, -index))

/** Keys of all texts of a chart, as requested by web. */
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

/** The latest such day for each key, computed once. */
const dates = new Map<string, string>()

function findDates() {
  for (let index = 0; index < searchedDays; index += 1) {
    const chart = chartOfDay(index)
    for (const key of keysOf(chart)) if (!dates.has(key)) dates.set(key, chart.date)
  }
  return dates
}

/** A birth date with the text of this key in its chart; undefined if no chart shows it. */
export const shownDate = (key: string): string | undefined =>
  (dates.size > 0 ? dates : findDates()).get(key)
