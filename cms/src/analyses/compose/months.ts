import { dayNumberOf } from '@krono/chart'

/** A calendar month, or what is left of it. */
export type Month = {
  /** `YYYY-MM` */
  month: string
  /** `YYYY-MM-DD` */
  from: string
  days: number
}

const monthsAhead = 12

/** The rest of a day's month, that day included, and the twelve months after it. */
export function monthsFrom(day: string): Month[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return Array.from({ length: monthsAhead + 1 }, (_, ahead) => {
    const from = ahead === 0 ? day : firstOf(year, month + ahead)
    const next = firstOf(year, month + ahead + 1)
    return { month: from.slice(0, 7), from, days: dayNumberOf(next) - dayNumberOf(from) }
  })
}

/** The first day of a month that is counted on past December. */
function firstOf(year: number, month: number): string {
  const years = Math.floor((month - 1) / 12)
  return `${digits(year + years, 4)}-${digits(month - 12 * years, 2)}-01`
}

const digits = (figure: number, length: number) => String(figure).padStart(length, '0')
