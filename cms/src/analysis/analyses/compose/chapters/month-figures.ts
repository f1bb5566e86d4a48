import { settle } from '@krono/chart'
import type { CycleDays, Wave } from '../cycle-days'
import type { OutlineBlock } from '../outline'

/** The curves of the seven cycles: a whole number per day. */
export const waves = (from: string, month: CycleDays): OutlineBlock => ({
  type: 'waves',
  from,
  series: month.waves.map(({ chakra, values }) => ({
    chakra,
    // Negative zero is 0 (engine §8).
    values: values.map((value) => Math.round(value) + 0),
  })),
})

const daysOfEach = 3

/** The days with the highest and the lowest sum of all seven cycles, in calendar order. */
export function bestAndQuiet({ days, waves: all }: CycleDays): OutlineBlock {
  const sums = days.map((_, place) =>
    settle(all.reduce((sum, { values }) => sum + (values[place] ?? 0), 0)),
  )
  const order = [...days.keys()]
    .sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0))
    .flatMap((place) => days[place] ?? [])
  return {
    type: 'days',
    best: order.slice(0, daysOfEach).sort(),
    quiet: order.slice(-daysOfEach).sort(),
  }
}

/** Peaks and zero crossings of each cycle; omits cycles with neither. */
export function dates({ days, waves: all }: CycleDays): OutlineBlock[] {
  const daysAt = (places: readonly number[]) => places.flatMap((place) => days[place] ?? [])
  const rows = all
    .map((wave) => ({
      chakra: wave.chakra,
      peaks: daysAt(peaksOf(wave)),
      crossings: daysAt(wave.crossings),
    }))
    .filter(({ peaks, crossings }) => peaks.length + crossings.length > 0)
  return rows.length > 0 ? [{ type: 'dates', rows }] : []
}

/** Indexes of a wave's peaks; of two equal days the first. */
const peaksOf = ({ values, around }: Wave): number[] =>
  [...values.keys()].filter((place) => {
    const value = values[place] ?? 0
    return value > 0 && value > (around[place] ?? 0) && value >= (around[place + 2] ?? 0)
  })
