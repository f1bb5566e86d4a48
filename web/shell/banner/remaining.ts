export const unitsMs = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1000,
} as const

export type Unit = keyof typeof unitsMs

export const units = Object.keys(unitsMs) as readonly Unit[]

/** A duration in whole days, hours, minutes and seconds, formatted for a countdown: `['30', '05', '00', '09']`. */
export function remainingOf(timeMs: number): string[] {
  let rest = Math.max(0, timeMs)
  return units.map((unit) => {
    const count = Math.floor(rest / unitsMs[unit])
    rest -= count * unitsMs[unit]
    return unit === 'days' ? String(count) : String(count).padStart(2, '0')
  })
}
