const NANOS = 1e9
const NANOS_PER_TENTH = 1e8

// Integers from here on: 700 · 10⁹ is far below 2⁵³, so the following steps are exact.
function nanosOf(magnitude: number): number {
  return Math.round(magnitude * NANOS)
}

// `0 - x` instead of `-x`, because the result must not be negative zero (engine §8).
function withSignOf(value: number, magnitude: number): number {
  return value < 0 ? 0 - magnitude : magnitude
}

/** The number without floating-point noise: 9 decimals, half away from zero (engine §8). Use it for comparisons. */
export function settle(value: number): number {
  return withSignOf(value, nanosOf(Math.abs(value)) / NANOS)
}

/** The number as published: settled, then one decimal, half away from zero (engine §8). */
export function publish(value: number): number {
  const nanos = nanosOf(Math.abs(value))
  const tenths = Math.floor((nanos + NANOS_PER_TENTH / 2) / NANOS_PER_TENTH)
  return withSignOf(value, tenths / 10)
}
