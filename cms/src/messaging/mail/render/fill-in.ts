import type { MailData } from '../mails'
import { oneLine } from './one-line'

/** Where mail programs would detect a link: inside evil.example, https://evil or me@evil. */
const looksLikeAnAddress = /(?<=[\p{L}\p{N}_-])(?:\.(?=\p{L})|:(?=\/\/)|@)/gu

/** Invisible, and separates its neighbours. */
const zeroWidthNonJoiner = '\u200C'

const mostEmptyLines = /\n{3,}/gu

/** The operator's text; keeps its lines, paragraphs and links. */
const multiline = (text: string): string =>
  text.split('\n').map(oneLine).join('\n').trim().replace(mostEmptyLines, '\n\n')

/**
 * A user's text to another person, with links broken up so that mail programs do not link them: paid e-mails must not
 * be usable to advertise sites to strangers.
 */
const multilineWithoutLinks = (text: string): string =>
  multiline(text).replace(looksLikeAnAddress, `$&${zeroWidthNonJoiner}`)

const placeholder = /\{\{\s*(?<name>\w+)\s*\}\}/gu
// An unknown name is removed with the comma or space before it: "Szia, {{name}}!" becomes "Szia!".
const withGap = /(?<gap>[,\s]*)\{\{\s*(?<name>\w+)\s*\}\}/gu

/** Placeholders with several lines. */
const multilinePlaceholders = new Map([
  ['message', multilineWithoutLinks],
  ['answer', multiline],
])

/** Names between double braces, with repetitions. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map((match) => match.groups?.name ?? '')

/** Replaces placeholders once: a value that looks like a placeholder stays text. */
export function fillIn(text: string, data: MailData): string {
  const values: Readonly<Record<string, string | null>> = data
  return text.replace(withGap, (_match, gap: string, name: string) => {
    const raw = Object.hasOwn(values, name) ? (values[name] ?? '') : ''
    const value = (multilinePlaceholders.get(name) ?? oneLine)(raw)
    return value === '' ? '' : `${gap}${value}`
  })
}
