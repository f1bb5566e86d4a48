import { type ChakraKey, type Chart, chartOf, dateOf, dayNumberOf, phaseOf } from '@krono/chart'

/** All values for a date and a chakra, from the engine. */
export function computedChart(date: string, chakra: ChakraKey) {
  const chart: Chart = chartOf(date)
  const figures = phaseOf(chakra, date)
  const { jdn, period, phase } = figures
  return { chart, figures, reading: chart.chakras[chakra], rounds: (jdn - phase) / period }
}

/** The date a number of days later. */
export const dateAfter = (date: string, days: number) => dateOf(dayNumberOf(date) + days)
