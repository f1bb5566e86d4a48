/** Terms of one length, with the letters that each has, for a quick look at which of them may be like another. */
export type Shelf = { terms: string[]; letters: number[] }

/** A bit for each letter of a term; some letters share one. */
export function lettersOf(term: string): number {
  let letters = 0
  for (let at = 0; at < term.length; at += 1) letters |= 1 << (term.charCodeAt(at) & 31)
  return letters
}

/** Two letters that the other word has not: one slip makes no more. */
const mostApart = 2

/** Those of a shelf that may be one slip from a term, and few others. */
export function mayBeLike({ terms, letters }: Shelf, term: string): string[] {
  const own = lettersOf(term)
  const found: string[] = []
  for (let at = 0; at < letters.length; at += 1) {
    const other = letters[at] ?? 0
    if (bitsOf(own ^ other) > mostApart) continue
    const like = terms[at]
    if (like !== undefined) found.push(like)
  }
  return found
}

/** How many bits of a number are set, pair by pair. */
function bitsOf(number: number): number {
  let left = number - ((number >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
