import type { DateOrder } from '@/base/text/date-text'
import { parseDateText } from '@/base/text/parse-date-text'

/** The text of a field, or an empty string. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

export const isTicked = (values: FormData, name: string) => values.has(name)

/** A typed date as `YYYY-MM-DD`; an invalid one unchanged, so that the contract refuses it. */
export function dateOf(values: FormData, name: string, order: DateOrder): string {
  const text = textOf(values, name)
  return parseDateText(text, order) ?? text
}
