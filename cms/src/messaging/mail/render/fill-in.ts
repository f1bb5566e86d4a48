import type { MailData } from '../mails'
import { oneLine } from './one-line'
import { ownLines, severalLines } from './several-lines'

const placeholder = /\{\{\s*(?<name>\w+)\s*\}\}/gu
// An unknown name is removed with the comma or space before it: "Szia, {{name}}!" becomes "Szia!".
const withGap = /(?<gap>[,\s]*)\{\{\s*(?<name>\w+)\s*\}\}/gu

/** Placeholders with several lines. */
const lined = new Map([
  ['message', severalLines],
  ['answer', ownLines],
])

/** Names between double braces, with repetitions. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map((match) => match.groups?.name ?? '')

/** Replaces placeholders once: a value that looks like a placeholder stays text. */
export function fillIn(text: string, data: MailData): string {
  const values: Readonly<Record<string, string | null>> = data
  return text.replace(withGap, (_match, gap: string, name: string) => {
    const given = Object.hasOwn(values, name) ? (values[name] ?? '') : ''
    const value = (lined.get(name) ?? oneLine)(given)
    return value === '' ? '' : `${gap}${value}`
  })
}
