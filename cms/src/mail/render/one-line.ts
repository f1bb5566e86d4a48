// Ends of lines, other controls, and marks that turn the direction of what follows.
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu

/** The text on one line, without anything that could begin a header or hide what it says. */
export const oneLine = (text: string): string =>
  text.replace(unruly, ' ').replace(/ {2,}/gu, ' ').trim()
