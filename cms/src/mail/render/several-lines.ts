import { oneLine } from './one-line'

/** Where mail programs would see an address: in the middle of evil.example, https://evil or me@evil. */
const looksLikeAnAddress = /(?<=[\p{L}\p{N}_-])(?:\.(?=\p{L})|:(?=\/\/)|@)/gu

/** Shows nothing, and parts what stands on its sides. */
const zeroWidthNonJoiner = '\u200C'

const mostEmptyLines = /\n{3,}/gu

/** What the house wrote, with its lines, paragraphs and addresses. */
export const ownLines = (text: string): string =>
  text.split('\n').map(oneLine).join('\n').trim().replace(mostEmptyLines, '\n\n')

/**
 * What a person wrote to another, likewise. Nobody pays for a letter of ours to send a stranger to a page of theirs, so
 * no mail program finds an address to make a link of.
 */
export const severalLines = (text: string): string =>
  ownLines(text).replace(looksLikeAnAddress, `$&${zeroWidthNonJoiner}`)
