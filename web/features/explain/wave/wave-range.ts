/** Eight weeks and a day: two periods of the emotional cycle, with a day in the middle. */
export const waveDays = 57
const before = 28

export type WaveRange = {
  /** The first day; without a birth date the days are only numbered. */
  from?: string
  /** Age in days on the first day. */
  lived: number
  /** Index of the initially marked day. */
  marked: number
}

/** The first weeks after any birth: all waves begin together, and differ on the marked day. */
export const defaultRange: WaveRange = { lived: 0, marked: 14 }

const dayMs = 86_400_000
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs
export const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10)

/** The weeks around today for a birth date, but nothing before the birth. */
export function rangeToday(birth: string, today: string): WaveRange {
  const marked = Math.min(before, daysBetween(birth, today))
  const from = dayAfter(today, -marked)
  return { from, lived: daysBetween(birth, from), marked }
}
