/**
 * The day of its period (0 to period − 1) at which a cycle's values begin. The values are whole numbers from −100 to
 * 100, one a day. With the phase the curve between the days is exact.
 */
export function phaseOf(values: readonly number[], period: number): number {
  const phases = Array.from({ length: period }, (_, phase) => phase)
  const distances = phases.map((phase) => distance(values, { phase, period }))
  return distances.indexOf(Math.min(...distances))
}

function distance(values: readonly number[], { phase, period }: { phase: number; period: number }) {
  const angle = (2 * Math.PI) / period
  return values.reduce(
    (sum, value, day) => sum + (value - 100 * Math.sin((phase + day) * angle)) ** 2,
    0,
  )
}
