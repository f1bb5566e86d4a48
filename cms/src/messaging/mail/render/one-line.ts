// Line ends, other control characters, and marks that change the text direction.
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu

/** The text on one line, without anything that could start a header or hide content. */
export const oneLine = (text: string): string =>
  text.replace(unsafe, ' ').replace(/ {2,}/gu, ' ').trim()
