import { type ChakraKey, type Chart, chakras } from '@krono/chart'

const keys = chakras.map((row) => row.chakra)

/** The chakra of the character: most energy, on a tie the one nearest the root. */
export function strongestOf(chart: Chart): ChakraKey {
  return pick(chart, (energy, best) => energy >= best)
}

/** The chakra with the least energy; on a tie the one nearest the crown. */
export function weakestOf(chart: Chart): ChakraKey {
  return pick(chart, (energy, best) => energy < best)
}

function pick(chart: Chart, isBetter: (energy: number, best: number) => boolean): ChakraKey {
  return keys.reduce((best, key) =>
    isBetter(chart.chakras[key].energy, chart.chakras[best].energy) ? key : best,
  )
}
