/** Longest name that a page draws, in characters; longer ones are cut. */
export const nameLength = 80

// Control characters, lone surrogates and marks that turn the writing direction of what follows.
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name as it may be drawn: white space folded, nothing invisible, at most `nameLength` characters. */
export function drawableName(text: string): string {
  const visible = text.slice(0, 4 * nameLength).replace(unprintable, ' ')
  return [...visible.replace(/\s+/g, ' ').trim()].slice(0, nameLength).join('').trim()
}
