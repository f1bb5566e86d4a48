import type { DateOrder } from '@/base/text/date-text'
import { parseDateText } from '@/base/text/parse-date-text'

/** What was typed into a field, or an empty text. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

export const isTicked = (values: FormData, name: string) => values.has(name)

/** A typed date as `YYYY-MM-DD`; what is none as it was typed, for the contract to refuse. */
export function dateOf(values: FormData, name: string, order: DateOrder): string {
  const text = textOf(values, name)
  return parseDateText(text, order) ?? text
}
