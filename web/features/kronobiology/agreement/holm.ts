/**
 * Holm correction of the p-values of several tests: three tests find something by chance three times as often. Same
 * order as the input.
 */
export function holm(chances: readonly number[]): number[] {
  const order = chances
    .map((chance, place) => ({ chance, place }))
    .sort((one, other) => one.chance - other.chance)
  const corrected = new Array<number>(chances.length).fill(1)
  let least = 0
  for (const [turn, { chance, place }] of order.entries()) {
    least = Math.min(1, Math.max(least, chance * (chances.length - turn)))
    corrected[place] = least
  }
  return corrected
}
