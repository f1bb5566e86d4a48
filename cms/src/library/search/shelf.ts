/** Terms of one length with their letter bits, to find similar terms quickly. */
export type Shelf = { terms: string[]; letters: number[] }

/** One bit per letter of a term; some letters share a bit. */
export function lettersOf(term: string): number {
  let letters = 0
  for (let at = 0; at < term.length; at += 1) letters |= 1 << (term.charCodeAt(at) & 31)
  return letters
}

/** One edit changes at most two letter bits. */
const mostApart = 2

/** Terms of a shelf within one edit of a term; may include a few others. */
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

/** Population count of a number. */
function bitsOf(number: number): number {
  let left = number - ((number >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
