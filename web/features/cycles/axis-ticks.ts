import { dateOf, dayNumberOf } from '@krono/chart'

/** A mark on the axis of days; a label that fits only in a wide drawing is `wide`. */
export type Tick = {
  place: number
  date: string
  /** A line through the drawing, a stronger one, or a short mark at its foot. */
  look: 'line' | 'strong' | 'foot'
  label?: 'always' | 'wide' | undefined
}

type Unit = 'day' | 'monday' | 'month'

// `always` and `wide`: interval between labels, in lines. A label needs about 50 px; a phone's drawing has 270, a wide
// one at least 540.
const rules = [
  { upTo: 7, unit: 'day', always: 2, wide: 1 },
  { upTo: 14, unit: 'day', always: 4, wide: 2 },
  { upTo: 30, unit: 'monday', always: 1, wide: 1 },
  { upTo: 60, unit: 'monday', always: 2, wide: 1 },
  { upTo: 90, unit: 'monday', always: 4, wide: 2 },
  { upTo: 366, unit: 'month', always: 3, wide: 1 },
] as const satisfies { upTo: number; unit: Unit; always: number; wide: number }[]

const ruleFor = (days: number) => rules.find(({ upTo }) => days <= upTo) ?? rules[5]

/** The unit of a grid line in a range of this many days. */
export const unitOf = (days: number): Unit => ruleFor(days).unit

/** The marks of a range. Mondays are marked in each: by a strong line, by the only lines, or at the foot. */
export function axisTicks(from: string, days: number): Tick[] {
  const { unit, always, wide } = ruleFor(days)
  const first = dayNumberOf(from)
  let lines = 0
  return Array.from({ length: days }, (_, place) => place).flatMap((place): Tick[] => {
    const date = dateOf(first + place)
    // Day number 0 was a Monday.
    const look = lookOf(unit, date, (first + place) % 7 === 0)
    if (!look) return []
    if (look === 'foot') return [{ place, date, look }]
    const label = lines % always === 0 ? 'always' : lines % wide === 0 ? 'wide' : undefined
    lines += 1
    return [{ place, date, look, label }]
  })
}

function lookOf(unit: Unit, date: string, isMonday: boolean): Tick['look'] | undefined {
  if (unit === 'day') return isMonday ? 'strong' : 'line'
  if (unit === 'month' && date.endsWith('-01')) return 'line'
  if (!isMonday) return undefined
  return unit === 'month' ? 'foot' : 'line'
}
