import { type SalesAgainst, type SalesStep, salesLimits } from '@krono/contract'
import { fieldError } from '../../platform/lib/app-error'
import { addMonths, dayAfter, dayAt, instantAt } from '../../platform/lib/dates'

const dayMs = 86_400_000

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/** The same day this many months later, or the last day of a shorter month. */
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

type PeriodRequest = Partial<Period> & { by?: SalesStep | undefined }

/** The requested period, both days included; default: twelve months including the current one. Throws invalidField. */
export function periodOf(request: PeriodRequest, today: string): Period & { by: SalesStep } {
  const until = request.until ?? today
  const from = request.from ?? monthsAfter(monthOf(until), -11)
  if (until > today) throw fieldError('invalidField', 'until')
  const days = daysBetween(from, until) + 1
  if (days < 1 || days > salesLimits.days) throw fieldError('invalidField', 'from')
  const by = request.by ?? (days <= 62 ? 'day' : days <= 400 ? 'week' : 'month')
  if (boundsOf({ from, until }, by).length - 1 > salesLimits.steps)
    throw fieldError('invalidField', 'by')
  return { from, until, by }
}

/** The first days of the steps, and the day after the last. The first and the last step may be short. */
export function boundsOf({ from, until }: Period, by: SalesStep): string[] {
  const end = dayAfter(until, 1)
  const bounds: string[] = []
  for (let day = from; day < end; day = nextStep[by](day)) bounds.push(day)
  return [...bounds, end]
}

/** A step that would begin on a missing day is empty: it starts on the next day. */
function monthsBefore(day: string, months: number) {
  const before = monthsAfter(day, -months)
  return before.slice(8) === day.slice(8) ? before : dayAfter(before, 1)
}

/**
 * Bounds of the same steps earlier: by a month, a year, or the length of the period. Monthly steps move by months, so
 * that each is compared with one that begins on the same day.
 */
export function earlierBounds(
  bounds: readonly string[],
  by: SalesStep,
  against: SalesAgainst,
): string[] {
  const steps = bounds.length - 1
  const days = daysBetween(bounds[0] ?? '', bounds[steps] ?? '')
  if (against === 'yearBefore') return bounds.map((day) => monthsBefore(day, 12))
  if (against === 'monthBefore') return bounds.map((day) => monthsBefore(day, 1))
  if (by === 'month') return bounds.map((day) => monthsAfter(day, -steps))
  return bounds.map((day) => dayAfter(day, -days))
}

/** Of three years, day by day. */
const mostMidnights = 1200
const midnights = new Map<string, number>()

/** The instant at which a day begins; remembered, as those of a year take 15 ms. */
export function midnight(day: string, timeZone: string): Date {
  const key = `${day} ${timeZone}`
  const known = midnights.get(key)
  if (known !== undefined) return new Date(known)
  if (midnights.size >= mostMidnights) midnights.clear()
  const found = instantAt({ day, time: '00:00:00', timeZone })
  midnights.set(key, found.getTime())
  return found
}
