import { type ChakraKey, periodOf } from './chakras'
import { dayNumberOf } from './date'
import { type Octant, octantOf } from './octants'
import { settle } from './rounding'

/** The intermediate values from a date to a chakra's reading, for verification (engine §3). */
export interface PhaseFigures {
  /** Julian Day Number of the date. */
  readonly jdn: number
  /** Period of the cycle in days. */
  readonly period: number
  /** jdn mod period: the day of the cycle, 0 to period − 1. */
  readonly phase: number
  /** The eighth of the cycle in which the phase lies. */
  readonly octant: Octant
  /** The angle 360° · phase / period, 9 decimals. */
  readonly degrees: number
  /** Sine and cosine of the angle, 9 decimals. */
  readonly sine: number
  readonly cosine: number
  /** 50 + 50 · sine, 9 decimals, before rounding for publication. */
  readonly energy: number
}

/**
 * How the reading of a chakra on a date was computed.
 * @throws InvalidDateError
 */
export function phaseOf(chakra: ChakraKey, date: string): PhaseFigures {
  return figuresOf(dayNumberOf(date), periodOf(chakra))
}

/** The same for a day number and a period. */
export function figuresOf(jdn: number, period: number): PhaseFigures {
  const phase = jdn % period
  const angle = (2 * Math.PI * phase) / period
  return {
    jdn,
    period,
    phase,
    octant: octantOf({ phase, period }).octant,
    degrees: settle((360 * phase) / period),
    sine: settle(Math.sin(angle)),
    cosine: settle(Math.cos(angle)),
    energy: settle(50 + 50 * Math.sin(angle)),
  }
}
