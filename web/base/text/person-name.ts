/** Maximum length of a displayed name in characters; longer ones are cut. */
export const nameLength = 80

// Control characters, lone surrogates and marks that change the writing direction.
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name for display: white space collapsed, without invisible characters, at most `nameLength` characters. */
export function drawableName(text: string): string {
  const visible = text.slice(0, 4 * nameLength).replace(unprintable, ' ')
  return [...visible.replace(/\s+/g, ' ').trim()].slice(0, nameLength).join('').trim()
}
