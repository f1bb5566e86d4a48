import { publish, settle } from './rounding'

export type Level = 'low' | 'average' | 'aboveAverage' | 'extremelyHigh'

/** A published number (one decimal) and the level of its settled number. */
export interface Measure {
  readonly value: number
  readonly level: Level
}

/** A number below `low` has the level low, and so on; from the last limit up it is extremelyHigh. */
export interface LevelLimits {
  readonly low: number
  readonly average: number
  readonly aboveAverage: number
}

/** Limits for the mean of some energies (engine §4). */
export const meanLimits: LevelLimits = Object.freeze({ low: 35, average: 50, aboveAverage: 65 })

/** Limits for a seventh of the total vital energy (engine §4). */
export const totalLimits: LevelLimits = Object.freeze({ low: 40, average: 50, aboveAverage: 60 })

/** The level of a double, which is settled before the comparison (engine §8). */
export function levelOf(figure: number, limits: LevelLimits): Level {
  const settled = settle(figure)
  if (settled < limits.low) return 'low'
  if (settled < limits.average) return 'average'
  if (settled < limits.aboveAverage) return 'aboveAverage'
  return 'extremelyHigh'
}

/** A mean of energies as a double, published with its level. */
export function measureOf(mean: number): Measure {
  return { value: publish(mean), level: levelOf(mean, meanLimits) }
}

/** The total vital energy as a double (0 to 700); its level is that of a seventh (engine §4). */
export function totalMeasureOf(total: number): Measure {
  return { value: publish(total), level: levelOf(total / 7, totalLimits) }
}
