import type { AnalyticsAnswer } from '@krono/contract'

type Shown = Pick<AnalyticsAnswer, 'period' | 'from' | 'until'>

const after = (day: string, days: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The last day of the next month. */
const endOfNextMonth = (day: string) => {
  const date = new Date(`${day.slice(0, 8)}01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + 2, 0)
  return date.toISOString().slice(0, 10)
}

const lengths = { days7: 7, days30: 30, days90: 90 } as const

/** The last day of the period before. */
export const earlierUntil = ({ from }: Shown) => after(from, -1)

/** The last day of the period after, not later than today; undefined if that is shown already. */
export function nextUntil({ period, until }: Shown, today: string): string | undefined {
  if (until >= today) return undefined
  const next =
    period === 'month'
      ? endOfNextMonth(until)
      : period === 'year'
        ? `${Number(until.slice(0, 4)) + 1}-12-31`
        : after(until, lengths[period])
  return next < today ? next : today
}
