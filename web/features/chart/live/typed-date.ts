import { readBirthDate } from '@/base/text/birth-date'
import type { DateOrder } from '@/base/text/date-text'
// Not imported from the contract's index, which would load its schemas in the browser.
import { earliestBirthDate, isCalendarDate } from '@/lib/contract/birth-date'

/** The parts of a date typed so far; the missing ones are taken from today. */
export type Known = 'year' | 'yearMonth' | 'day' | 'dayMonth' | 'all'

export type TypedDate = { date: string; known: Known }

/** Excludes the five digits of a spreadsheet's date. */
const fullYear = /\b(\d{4}|\d{8})\b/

type Context = { order: DateOrder; today: string }

/**
 * The date in a field during typing: its parts as they become certain, the others from today. Undefined while nothing
 * is certain, and for a text that can never become a birth date.
 */
export function typedDate(text: string, { order, today }: Context): TypedDate | undefined {
  // A two-digit year may become four digits.
  const whole = fullYear.test(text) ? readBirthDate(text, { order, latest: today }) : undefined
  if (whole) return { date: whole, known: 'all' }
  const parts = partsOf(text.trim(), order)
  if (!parts) return undefined
  const [first, second] = parts
  const [year = '', month = '', day = ''] = today.split('-')
  if (first.length === 4) {
    if (first < earliestBirthDate.slice(0, 4) || first > year) return undefined
    if (!second) return dateIn(`${first}-${month}`, day, 'year')
    return isMonth(second)
      ? dateIn(`${first}-${second.padStart(2, '0')}`, day, 'yearMonth')
      : undefined
  }
  if (!isDay(first)) return undefined
  if (!second) return dateIn(`${year}-${month}`, first, 'day')
  return isMonth(second)
    ? dateIn(`${year}-${second.padStart(2, '0')}`, first, 'dayMonth')
    : undefined
}

const isMonth = (text: string) => Number(text) >= 1 && Number(text) <= 12
const isDay = (text: string) => Number(text) >= 1 && Number(text) <= 31

/** The last day of the month when it has no such day. */
function dateIn(month: string, day: string, known: Known): TypedDate | undefined {
  for (let last = Number(day); last > 27; last -= 1) {
    const date = `${month}-${last}`
    if (isCalendarDate(date)) return { date, known }
  }
  return { date: `${month}-${day.padStart(2, '0')}`, known }
}

const separator = /[\s.,/-]+/
/** Dates without separators have fixed lengths: 19840612, 12061984. */
const yearLeads = /^(\d{4})(\d\d)?\d?$/
const inARow = {
  yearFirst: yearLeads,
  yearFirstNoDot: yearLeads,
  dayFirst: /^(\d\d)(\d\d)?\d{0,3}$/,
} as const

/** The first two parts, if further digits cannot change them. */
function partsOf(text: string, order: DateOrder): readonly [string, string?] | undefined {
  const row = inARow[order].exec(text)
  if (row?.[1]) return row[2] ? [row[1], row[2]] : [row[1]]
  const pieces = text.split(separator)
  const [first = '', second = '', last = ''] = pieces
  if (!/^(\d{4}|\d{1,2})$/.test(first) || !/^\d{0,2}$/.test(second)) return undefined
  // A complete last part without a valid date cannot become valid.
  if (pieces.length > 3 || !lastUnfinished[first.length === 4 ? 'day' : 'year'].test(last))
    return undefined
  if (pieces.length === 1 && !(order === 'dayFirst' && isOver(first, 3))) return undefined
  return second && (pieces.length > 2 || isOver(second, 1)) ? [first, second] : [first]
}

const lastUnfinished = { day: /^\d?$/, year: /^\d{0,3}$/ }

/** One digit may become two, unless it is too large for the first digit of this part. */
const isOver = (text: string, largestFirst: number) =>
  text.length === 2 || Number(text) > largestFirst
