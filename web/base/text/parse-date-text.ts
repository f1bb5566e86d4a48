import type { DateOrder } from './date-text'

const separated = /^(\d{1,4})[\s.,/-]+(\d{1,2})[\s.,/-]+(\d{1,4})[\s.,]*$/
const compact = { year: /^(\d{4})(\d\d)(\d\d)$/, day: /^(\d\d)(\d\d)(\d{4})$/ } as const

type DateParser = (text: string, order: DateOrder, latest: string) => string | undefined

let parseMore: DateParser | undefined

/**
 * Adds the parser of written-date. Servers add it at the start (language.ts); a browser loads it when a date field first
 * gets the focus, so that pages without one do not load it.
 */
export function addDateParser(parser: DateParser) {
  parseMore = parser
}

/**
 * Parses a typed date to `YYYY-MM-DD`; undefined if it has not the form of a date. A year of four digits shows the
 * order, so both orders, ISO and `19840612` are accepted in every language; other forms are parsed by written-date.
 * Does not check whether the day exists.
 *
 * @param latest `YYYY-MM-DD`; today by default
 */
export function parseDateText(
  text: string,
  order: DateOrder,
  latest: string = new Date().toISOString().slice(0, 10),
): string | undefined {
  const compactForm = compact[order === 'dayFirst' ? 'day' : 'year']
  const [, first, month, last] = separated.exec(text.trim().replace(compactForm, '$1.$2.$3')) ?? []
  const [year, day] = first?.length === 4 ? [first, last] : [last, first]
  if (year?.length === 4 && month && day && day.length <= 2) return joinDate(year, month, day)
  return parseMore?.(text, order, latest)
}

export const joinDate = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
