/** How much more or less than before, in whole percents; undefined where there was nothing to compare with. */
export function changeOf(now: number, before: number): number | undefined {
  if (before <= 0) return undefined
  return Math.round(((now - before) / before) * 100)
}

/** A part in percents, with one decimal; 0 of nothing. */
export const shareOf = (part: number, whole: number) =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0
