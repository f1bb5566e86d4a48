/**
 * Whether one edit turns a word into another: a letter inserted, deleted or replaced, or two neighbours swapped
 * (Damerau-Levenshtein distance 1). Comparing from both ends is enough.
 */
export function isOneSlip(one: string, other: string): boolean {
  const difference = one.length - other.length
  if (difference > 1 || difference < -1 || one === other) return false
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start += 1
  const isSameFrom = (inOne: number, inOther: number) => one.slice(inOne) === other.slice(inOther)
  if (difference > 0) return isSameFrom(start + 1, start)
  if (difference < 0) return isSameFrom(start, start + 1)
  if (isSameFrom(start + 1, start + 1)) return true
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start]
  return isSwapped && isSameFrom(start + 2, start + 2)
}
