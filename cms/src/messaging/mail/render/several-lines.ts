import { oneLine } from './one-line'

/** Where mail programs would detect a link: inside evil.example, https://evil or me@evil. */
const looksLikeAnAddress = /(?<=[\p{L}\p{N}_-])(?:\.(?=\p{L})|:(?=\/\/)|@)/gu

/** Invisible, and separates its neighbours. */
const zeroWidthNonJoiner = '\u200C'

const mostEmptyLines = /\n{3,}/gu

/** The operator's text, with its lines, paragraphs and links. */
export const ownLines = (text: string): string =>
  text.split('\n').map(oneLine).join('\n').trim().replace(mostEmptyLines, '\n\n')

/**
 * A user's text to another person, with links broken up so that mail programs do not link them: paid letters must not
 * be usable to advertise sites to strangers.
 */
export const severalLines = (text: string): string =>
  ownLines(text).replace(looksLikeAnAddress, `$&${zeroWidthNonJoiner}`)
