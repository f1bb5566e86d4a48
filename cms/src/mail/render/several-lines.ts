import { oneLine } from './one-line'

/** Where mail programs would see an address: in the middle of evil.example, https://evil or me@evil. */
const looksLikeAnAddress = /(?<=[\p{L}\p{N}_-])(?:\.(?=\p{L})|:(?=\/\/)|@)/gu

/** Shows nothing, and parts what stands on its sides. */
const zeroWidthNonJoiner = '\u200C'

const mostEmptyLines = /\n{3,}/gu

/**
 * What a person wrote to another, with its lines and paragraphs. Nobody pays for a letter of ours to send a
 * stranger to a page of theirs, so no mail program finds an address to make a link of.
 */
export const severalLines = (text: string): string =>
  text
    .split('\n')
    .map(oneLine)
    .join('\n')
    .trim()
    .replace(mostEmptyLines, '\n\n')
    .replace(looksLikeAnAddress, `$&${zeroWidthNonJoiner}`)
