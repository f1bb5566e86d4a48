import { type CycleKey, cycleRangeOf } from '@krono/chart'
import { waveThrough } from './curve'
import type { Point } from './svg'

export type Days = { birth: string; from: string; days: number }
export type Band = { x: number; width: number; y: number; amplitude: number }

/** Values of one cycle on consecutive days, −1 to 1 (engine §7). */
export function valuesOf(cycle: CycleKey, { birth, from, days }: Days): number[] {
  return cycleRangeOf(birth, from, days).days.map((day) => day.cycles[cycle].value / 100)
}

/** The points of one cycle, one per day, from the left to the right edge of a band. */
export function wavePoints(cycle: CycleKey, days: Days, band: Band): Point[] {
  const dayWidth = band.width / (days.days - 1)
  return valuesOf(cycle, days).map((value, day) => [
    band.x + day * dayWidth,
    band.y - value * band.amplitude,
  ])
}

export const wave = (cycle: CycleKey, days: Days, band: Band) =>
  waveThrough(wavePoints(cycle, days, band))
