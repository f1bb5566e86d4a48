/** Whether day or month comes first in dates like 6/12/1984. */
export type ColumnOrder = 'dayFirst' | 'monthFirst'

/**
 * Day and month, or month and day, and a year of four or two digits. Dates with dots are excluded: they have the day
 * first.
 */
const slashed = /^(\d{1,2})\s?[/-]\s?(\d{1,2})\s?[/-]\s?(\d{4}|\d{2})$/

/** The parts of a date like 6/12/1984, whose order only the whole column shows; undefined for other dates. */
export function splitSlashed(text: string) {
  const [, first, second, year] = slashed.exec(text.trim()) ?? []
  if (first === undefined || second === undefined || year === undefined) return undefined
  // 84/06/12
  if (year.length === 2 && Number(first) > 31) return undefined
  return { first: Number(first), second: Number(second), year }
}

const beginsSlashed = /^\d{1,2}\s?[/-]\s?\d{1,2}\s?[/-]\s?(\d{4}|\d{2})(?=$|[T ])/

/**
 * The common order of a column: proven by a row with a day over 12. `isAsked` requires an answer of the user: some
 * dates are ambiguous, and either no row proves an order, or rows prove both.
 */
export function findColumnOrder(dates: readonly string[]): {
  order?: ColumnOrder | undefined
  isAsked: boolean
} {
  const parts = dates.flatMap((date) => {
    const [day = ''] = beginsSlashed.exec(date.trim().slice(0, 64)) ?? []
    return splitSlashed(day) ?? []
  })
  const hasDayFirst = parts.some(({ first, second }) => first > 12 && second <= 12)
  const hasMonthFirst = parts.some(({ first, second }) => second > 12 && first <= 12)
  const isProven = hasDayFirst !== hasMonthFirst
  if (isProven) return { order: hasDayFirst ? 'dayFirst' : 'monthFirst', isAsked: false }
  const readsTwice = ({ first, second }: (typeof parts)[number]) =>
    first !== second && first <= 12 && second <= 12
  return { isAsked: parts.some(readsTwice) }
}
