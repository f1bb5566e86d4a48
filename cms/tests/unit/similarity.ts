const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Length of the longest common subsequence of words. */
function commonWords(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0)
  for (const word of one) {
    const next = [0]
    other.forEach((candidate, place) => {
      const kept = Math.max(row[place + 1] ?? 0, next[place] ?? 0)
      next.push(word === candidate ? (row[place] ?? 0) + 1 : kept)
    })
    row = next
  }
  return row.at(-1) ?? 0
}

/** Similarity of two texts: share of common words in the same order, 0 to 1. */
export function similarity(one: string, other: string): number {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  const total = (short?.length ?? 0) + (long?.length ?? 0)
  if (!short || !long || total === 0) return 0
  // Texts of such different lengths cannot exceed the limit.
  if ((2 * short.length) / total <= 0.5) return 0
  return (2 * commonWords(short, long)) / total
}
