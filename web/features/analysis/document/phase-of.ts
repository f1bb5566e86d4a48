/**
 * The day of its turn (0 to period − 1) on which a cycle stands where its values begin: whole numbers from
 * −100 to 100, one a day. With it the curve between the days is the cycle's own.
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
