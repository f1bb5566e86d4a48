import type { ChakraKey } from '@krono/chart'
import { fill } from '@/base/text/fill'
import { dateInWords } from '@/features/cycles/day-words'
import type { ComputationWords } from './computation-words'
import { computedChart } from './computed-chart'

/** The steps from a date to a chakra's position in the drawing, one per line, with the date's numbers. */
export function stepsOf(date: string, chakra: ChakraKey, words: ComputationWords) {
  const { chart, figures, reading, rounds } = computedChart(date, chakra)
  const { intl, steps } = words
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(intl, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
  const values = {
    date: dateInWords(date, intl),
    jdn: number(figures.jdn),
    rounds: number(rounds),
    length: figures.period,
    phase: figures.phase,
    degrees: number(figures.degrees, 2),
    octant: figures.octant,
    phaseName: words.phase[reading.level],
    side: words.side[reading.side],
    energy: number(reading.energy, 1),
    intake: number(reading.intakeContour, 1),
    release: number(reading.releaseContour, 1),
    formula: chart.formula,
  }
  const order = ['day', 'rest', 'octant', 'energy', 'contours', 'drawing'] as const
  return {
    now: { date: values.date, reading: `${words.names[chakra]}: ${values.energy}` },
    steps: order.map((key) => ({
      key,
      title: steps[key].title,
      sum: fill(steps[key].sum, values),
      text: fill(steps[key].text, values),
    })),
  }
}
