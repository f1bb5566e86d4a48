import { isCalendarDate } from '@/lib/contract/birth-date'
import type { DateOrder } from './date-text'
import { readMonthWord } from './month-words'
import { addDateParser, joinDate } from './parse-date-text'

/** Serial date of spreadsheets: days since 30 December 1899. Five digits cover 1927 to 2173. */
const serial = /^\d{5}$/
const serialZero = Date.UTC(1899, 11, 30)
const msPerDay = 86_400_000

/** Suffixes of a day or a year: -én, -i, -án; 12th; 12-го, 1984 г. */
const suffixes =
  /(?<=\d)\.?(?:-(?:j?[áé]n|j?[ae]i?|i|го|е)|st|nd|rd|th|\s*г\.?|\s*года)(?![\p{L}\d-])/giu

/** `12-Jun-84`, a spreadsheet format in any language. */
const spreadsheetDay = /^\d{1,2}-\p{L}+\.?-\d{2}$/u

type Parts = { year: string; month: string; day: string }

/**
 * Parses dates that are not only numbers with a full year: months as words (`1984. június 12.`, `12 Jun 1984`) or Roman
 * numerals, suffixes (`1984.06.12-én`), years of two digits, serial numbers. Returns `YYYY-MM-DD` or undefined. A year
 * of two digits is the last such year that is not after `latest`.
 */
function parseWrittenDate(text: string, order: DateOrder, latest: string): string | undefined {
  const written = text.trim().replace(suffixes, '')
  if (serial.test(written)) return dayOfSerial(Number(written))
  const tokens = /^[\p{L}\d\s.,/-]{5,40}$/u.test(written)
    ? written.split(/[\s.,/-]+/).filter(Boolean)
    : []
  const [first, second, third] = tokens
  if (!first || !second || !third || tokens.length > 3) return undefined
  const wordOrder = spreadsheetDay.test(written) ? 'dayFirst' : readMonthWord(second)?.order
  return parseTokens([first, second, third], wordOrder ?? order, latest)
}

/** The day of a serial number, as `YYYY-MM-DD`. */
const dayOfSerial = (days: number) =>
  new Date(serialZero + Math.floor(days) * msPerDay).toISOString().slice(0, 10)

function parseTokens(
  [first, second, third]: readonly [string, string, string],
  order: DateOrder,
  latest: string,
): string | undefined {
  const leading = readMonthWord(first)
  // "June 12, 1984"; a Roman numeral is a month only between day and year.
  if (leading?.order || (leading && /\p{L}{3}/u.test(first))) {
    return toDate({ year: third, month: String(leading.month), day: second }, latest)
  }
  const word = readMonthWord(second)
  const month = word ? String(word.month) : second
  const yearFirst = { year: first, month, day: third }
  const dayFirst = { year: third, month, day: first }
  if (first.length === 4) return toDate(yearFirst, latest)
  if (third.length === 4) return toDate(dayFirst, latest)
  const likely = order === 'dayFirst' ? dayFirst : yearFirst
  const other = likely === yearFirst ? dayFirst : yearFirst
  const date = toDate(likely, latest)
  const isDay = date !== undefined && isCalendarDate(date)
  const alternative = isDay ? undefined : toDate(other, latest)
  return alternative && isCalendarDate(alternative) ? alternative : date
}

const isNumber = (text: string, maxLength: number) => /^\d+$/.test(text) && text.length <= maxLength

function toDate({ year, month, day }: Parts, latest: string): string | undefined {
  if (!isNumber(month, 2) || !isNumber(day, 2)) return undefined
  if (/^\d{4}$/.test(year)) return joinDate(year, month, day)
  if (!/^\d{2}$/.test(year)) return undefined
  const century = Number(latest.slice(0, 2))
  const thisCentury = joinDate(`${century}${year}`, month, day)
  return thisCentury <= latest ? thisCentury : joinDate(`${century - 1}${year}`, month, day)
}

/** Whether a text has a year of four digits, so that its century is not guessed. */
export const hasFullYear = (text: string) => /(?<!\d)\d{4}(?!\d)|(?<!\d)\d{8}(?!\d)/.test(text)

addDateParser(parseWrittenDate)
