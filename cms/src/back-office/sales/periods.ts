import { type SalesStep, salesLimits } from '@krono/contract'
import { fieldError } from '../../lib/app-error'
import { addMonths, dayAfter, dayAt, instantAt } from '../../lib/dates'

const dayMs = 86_400_000

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/** The same day so many months later, or the last one of a month that has no such day. */
export const monthsAfter = (day: string, months: number) =>
  dayAt(addMonths(utc(day), months, 'UTC'), 'UTC')

export const monthOf = (day: string) => `${day.slice(0, 8)}01`

const daysBetween = (from: string, until: string) =>
  (utc(until).getTime() - utc(from).getTime()) / dayMs

/** Days since Monday. */
const weekday = (day: string) => (utc(day).getUTCDay() + 6) % 7

const nextStep: Readonly<Record<SalesStep, (day: string) => string>> = {
  day: (day) => dayAfter(day, 1),
  week: (day) => dayAfter(day, 7 - weekday(day)),
  month: (day) => monthsAfter(monthOf(day), 1),
}

export type Period = { from: string; until: string }

type Asked = Partial<Period> & { by?: SalesStep | undefined }

/** What is looked at, from a day up to another, both included: left out, twelve months with this one. Throws invalidField. */
export function periodOf(asked: Asked, today: string): Period & { by: SalesStep } {
  const until = asked.until ?? today
  const from = asked.from ?? monthsAfter(monthOf(until), -11)
  if (until > today) throw fieldError('invalidField', 'until')
  const days = daysBetween(from, until) + 1
  if (days < 1 || days > salesLimits.days) throw fieldError('invalidField', 'from')
  const by = asked.by ?? (days <= 62 ? 'day' : days <= 400 ? 'week' : 'month')
  if (boundsOf({ from, until }, by).length - 1 > salesLimits.steps)
    throw fieldError('invalidField', 'by')
  return { from, until, by }
}

/** The days on which steps begin, and the one after the last. The first and the last step may be short. */
export function boundsOf({ from, until }: Period, by: SalesStep): string[] {
  const end = dayAfter(until, 1)
  const bounds: string[] = []
  for (let day = from; day < end; day = nextStep[by](day)) bounds.push(day)
  return [...bounds, end]
}

/** What would begin on a day that its year lacks is empty: the day before ends where the day after begins. */
function yearBefore(day: string) {
  const before = monthsAfter(day, -12)
  return day.endsWith('02-29') ? dayAfter(before, 1) : before
}

/**
 * The same steps earlier: a year, or as long as the period is. Steps of months go back by months, so that each stands
 * beside one that begins on the same day.
 */
export function earlierBounds(
  bounds: readonly string[],
  by: SalesStep,
  against: 'before' | 'yearBefore',
): string[] {
  const steps = bounds.length - 1
  const days = daysBetween(bounds[0] ?? '', bounds[steps] ?? '')
  if (against === 'yearBefore') return bounds.map(yearBefore)
  if (by === 'month') return bounds.map((day) => monthsAfter(day, -steps))
  return bounds.map((day) => dayAfter(day, -days))
}

export const midnight = (day: string, timeZone: string) =>
  instantAt({ day, time: '00:00:00', timeZone })
