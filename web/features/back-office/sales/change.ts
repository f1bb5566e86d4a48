/** Change from before to now in whole percent; undefined without an earlier value. */
export function changeOf(now: number, before: number): number | undefined {
  if (before <= 0) return undefined
  return Math.round(((now - before) / before) * 100)
}

/** A share in percent, with one decimal; 0 of nothing. */
export const shareOf = (part: number, whole: number) =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0
