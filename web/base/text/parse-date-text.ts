import type { DateOrder } from './date-text'

const separated = /^(\d{1,4})[\s.,/-]+(\d{1,2})[\s.,/-]+(\d{1,4})[\s.,]*$/
const compact = { year: /^(\d{4})(\d\d)(\d\d)$/, day: /^(\d\d)(\d\d)(\d{4})$/ } as const

type DateParser = (text: string, order: DateOrder, latest: string) => string | undefined

let parseMore: DateParser | undefined

/**
 * Adds what written-date understands. Servers have it from the start (language.ts); a browser loads it when a date
 * field first gets the focus, so that pages without one do not load it.
 */
export function addDateParser(parser: DateParser) {
  parseMore = parser
}

/**
 * What a person typed as a date, as `YYYY-MM-DD`, or undefined when it has not the form of one. A year of four digits
 * tells its place, so both orders, ISO and `19840612` are understood in every language; all else by written-date.
 * Whether the day exists is not asked here.
 *
 * @param latest `YYYY-MM-DD`; today when left out
 */
export function parseDateText(
  text: string,
  order: DateOrder,
  latest: string = new Date().toISOString().slice(0, 10),
): string | undefined {
  const inARow = compact[order === 'dayFirst' ? 'day' : 'year']
  const [, first, month, last] = separated.exec(text.trim().replace(inARow, '$1.$2.$3')) ?? []
  const [year, day] = first?.length === 4 ? [first, last] : [last, first]
  if (year?.length === 4 && month && day && day.length <= 2) return joinDate(year, month, day)
  return parseMore?.(text, order, latest)
}

export const joinDate = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
