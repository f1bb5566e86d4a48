import { type CycleKey, cycleRangeOf, dateOf, dayNumberOf } from '@krono/chart'
import type { FeedContent } from '@/lib/contract/calendar'
import { criticalDaysOf, type TurningDay } from '../critical-days'
import { peakDaysOf } from '../peak-days'
import { sharedGoodDays } from '../shared-days'

/** An all-day event of a feed; no birth date is in it. */
export type CalendarEvent =
  | { kind: 'peak' | 'critical'; day: string; cycle: CycleKey }
  | { kind: 'shared'; day: string; person: string }

/** How far a calendar looks back, and ahead. */
const daysBefore = 30
const daysAfter = 180

/** What stands in a calendar on a day, by the day. `today` is the deployment's. */
export function calendarEventsOf(content: FeedContent, today: string): CalendarEvent[] {
  const { birth, cycles, person } = content
  const rangeSince = (...births: string[]) => {
    const first = Math.max(dayNumberOf(today) - daysBefore, ...births.map(dayNumberOf))
    return { from: dateOf(first), days: dayNumberOf(today) + daysAfter + 1 - first }
  }
  const own = rangeSince(birth)
  const turning = (kind: 'peak' | 'critical', rows: readonly TurningDay[]): CalendarEvent[] =>
    rows.flatMap(({ day, cycles: turned }) =>
      turned.filter((cycle) => cycles.includes(cycle)).map((cycle) => ({ kind, day, cycle })),
    )
  const rows = cycleRangeOf(birth, own.from, own.days).days
  const shared = person
    ? sharedGoodDays({ births: [birth, person.date], ...rangeSince(birth, person.date) })
    : []
  return [
    ...(content.peaks ? turning('peak', peakDaysOf(birth, own)) : []),
    ...(content.critical ? turning('critical', criticalDaysOf(rows)) : []),
    ...shared.map(({ day }) => ({ kind: 'shared' as const, day, person: person?.name ?? '' })),
  ].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
}
