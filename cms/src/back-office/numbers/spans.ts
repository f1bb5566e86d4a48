import type { Inputs, SalesStep, VisitPeriod } from '@krono/contract'
import { fieldError } from '../../platform/lib/app-error'
import { dayAfter } from '../../platform/lib/dates'
import { boundsOf, earlierBounds, monthOf } from '../sales/periods'

const firstDay: Readonly<Record<VisitPeriod, (until: string) => string>> = {
  days7: (until) => dayAfter(until, -6),
  days30: (until) => dayAfter(until, -29),
  days90: (until) => dayAfter(until, -89),
  month: monthOf,
  year: (until) => `${until.slice(0, 4)}-01-01`,
}

const against = { month: 'monthBefore', year: 'yearBefore' } as const

/** Days from `from` to the one before `end`. */
export type Span = { from: string; end: string }

const spanOf = (bounds: readonly string[]): Span => ({
  from: bounds[0] ?? '',
  end: bounds.at(-1) ?? '',
})

/** The requested period and the one that it is compared with, each with the bounds of its steps. Throws invalidField. */
export function spansOf(request: Inputs['adminAnalytics'], today: string) {
  const { period = 'days30', until = today } = request
  if (until > today) throw fieldError('invalidField', 'until')
  const by: SalesStep = period === 'year' ? 'week' : 'day'
  const bounds = boundsOf({ from: firstDay[period](until), until }, by)
  const isCalendar = period === 'month' || period === 'year'
  const earlier = earlierBounds(bounds, by, isCalendar ? against[period] : 'before')
  return { period, by, bounds, earlier, now: spanOf(bounds), before: spanOf(earlier) }
}

export type Spans = ReturnType<typeof spansOf>
