import type { MailData } from '../mails'
import { oneLine } from './one-line'
import { ownLines, severalLines } from './several-lines'

const placeholder = /\{\{\s*(?<name>\w+)\s*\}\}/gu
// An unknown name takes the comma or space before it along: "Szia, {{name}}!" is "Szia!" then.
const withGap = /(?<gap>[,\s]*)\{\{\s*(?<name>\w+)\s*\}\}/gu

/** What may have several lines. */
const lined = new Map([
  ['message', severalLines],
  ['answer', ownLines],
])

/** Names between double braces, as often as they stand there. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map((match) => match.groups?.name ?? '')

/** The text with every value in its place, once: a value that looks like a placeholder stays a text. */
export function fillIn(text: string, data: MailData): string {
  const values: Readonly<Record<string, string | null>> = data
  return text.replace(withGap, (_match, gap: string, name: string) => {
    const given = Object.hasOwn(values, name) ? (values[name] ?? '') : ''
    const value = (lined.get(name) ?? oneLine)(given)
    return value === '' ? '' : `${gap}${value}`
  })
}
