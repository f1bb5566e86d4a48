/**
 * Chances of several questions asked at once, corrected by Holm: who asks three times finds something by chance three
 * times as often. In the order in which they were given.
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
