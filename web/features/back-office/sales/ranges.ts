import type { SalesAgainst } from '@/lib/contract/back-office/sales'

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const textOf = (date: Date) => date.toISOString().slice(0, 10)

const daysBefore = (day: string, days: number) => {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() - days)
  return textOf(date)
}

/** First day of the month that is `months` before. */
const monthBefore = (day: string, months: number) => {
  const date = utc(`${day.slice(0, 8)}01`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return textOf(date)
}

/** The usual periods, both days included; `against`: the compared period, if not the previous one. */
export const ranges = (today: string) => ({
  days30: { from: daysBefore(today, 29), until: today },
  days90: { from: daysBefore(today, 89), until: today },
  month: { from: monthBefore(today, 0), until: today },
  monthToLast: { from: monthBefore(today, 0), until: today, against: 'monthBefore' as const },
  lastMonth: { from: monthBefore(today, 1), until: daysBefore(monthBefore(today, 0), 1) },
  months12: { from: monthBefore(today, 11), until: today },
  year: { from: `${today.slice(0, 4)}-01-01`, until: today },
})

type Period = { from: string; until: string; against: SalesAgainst }
type Range = Omit<Period, 'against'> & { against?: SalesAgainst }

/**
 * The name of the usual period with these days and this comparison. Several may have the same days: in December this
 * year is the last twelve months. Then it is the one that names its comparison, or the default one, or the first.
 */
export function rangeOf(today: string, { from, until, against }: Period): string | undefined {
  const all: [string, Range][] = Object.entries(ranges(today))
  const same = all.filter(([, range]) => range.from === from && range.until === until)
  const named = same.find(([, range]) => range.against === against)
  const others = same.filter(([, range]) => range.against === undefined)
  return (named ?? others.find(([name]) => name === 'months12') ?? others[0])?.[0]
}
