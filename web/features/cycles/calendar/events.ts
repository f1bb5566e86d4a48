import { type CycleKey, cycleRangeOf, dateOf, dayNumberOf } from '@krono/chart'
import type { FeedContent } from '@/lib/contract/calendar'
import { type SharedDay, sharedGoodDays } from '@/lib/contract/shared-days'
import { criticalDaysOf, type TurningDay } from '../critical-days'
import { peakDaysOf } from '../peak-days'

/** An all-day event of a feed; no birth date is in it. */
export type CalendarEvent =
  | { kind: 'peak' | 'critical'; day: string; cycle: CycleKey }
  | ({ kind: 'shared'; person: string } & Pick<SharedDay, 'day' | 'cycle' | 'turning'>)

/** Days of the past and of the future in a calendar. */
const daysBefore = 30
const daysAfter = 180

/** The events of a calendar, by day. `today` is the deployment's. */
export function calendarEventsOf(content: FeedContent, today: string): CalendarEvent[] {
  const { birth, cycles, person } = content
  const last = dayNumberOf(today) + daysAfter
  const first = Math.max(dayNumberOf(today) - daysBefore, dayNumberOf(birth))
  const own = { from: dateOf(first), days: last + 1 - first }
  const turning = (kind: 'peak' | 'critical', rows: readonly TurningDay[]): CalendarEvent[] =>
    rows.flatMap(({ day, cycles: turned }) =>
      turned.filter((cycle) => cycles.includes(cycle)).map((cycle) => ({ kind, day, cycle })),
    )
  const rows = cycleRangeOf(birth, own.from, own.days).days
  const shared = person ? sharedGoodDays([birth, person.date], own.from, dateOf(last)) : []
  return [
    ...(content.peaks ? turning('peak', peakDaysOf(birth, own)) : []),
    ...(content.critical ? turning('critical', criticalDaysOf(rows)) : []),
    ...shared.map(({ day, cycle, turning }): CalendarEvent => {
      return { kind: 'shared', day, cycle, turning, person: person?.name ?? '' }
    }),
  ].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
}
