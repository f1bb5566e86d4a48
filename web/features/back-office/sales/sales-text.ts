import { intl } from '@/base/text/language'
import type { SalesStep } from '@/lib/contract/back-office/sales'

const parts = 100

const compact = new Intl.NumberFormat(intl, { notation: 'compact', maximumFractionDigits: 1 })
const date = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

/** An amount in minor units, for an axis: 1,5 M */
export const axisText = (amount: number) => compact.format(amount / parts)

const dayOfYear = date({ month: 'short', day: 'numeric' })
const month = date({ month: 'short' })
export const monthText = date({ year: 'numeric', month: 'short' })
export const dayText = date({ dateStyle: 'medium' })

/** A step below the chart. */
export const tickText = (from: string, by: SalesStep) => (by === 'month' ? month : dayOfYear)(from)

/** A step in the table. */
export function stepText({ from, until }: { from: string; until: string }, by: SalesStep) {
  if (by === 'month') return monthText(from)
  return from === until ? dayText(from) : `${dayText(from)} – ${dayOfYear(until)}`
}
