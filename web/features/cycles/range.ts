import { dateOf, dayNumberOf } from '@krono/chart'

/** Lengths that the form offers, in days; the engine takes at most 366 (engine §7). */
export const rangeLengths = [7, 14, 30, 60, 90, 366] as const
export const defaultRangeLength = 30

export type RangeLength = (typeof rangeLengths)[number]

/** The length in an address; any value that the form does not offer is 30 days. */
export function readRangeLength(text: string): RangeLength {
  return rangeLengths.find((days) => String(days) === text) ?? defaultRangeLength
}

/** Consecutive days with one of them marked; `marked` counts from 0. */
export type DayRange = { from: string; days: number; marked: number }

/**
 * The range around a day: a quarter of it is before the day, because the future interests more, but nothing before the
 * birth (engine §7).
 * @throws InvalidDateError
 */
export function rangeAround(birth: string, day: string, days: number): DayRange {
  return rangeWithin(birth, day, { days, before: Math.floor(days / 4) })
}

/** A range that begins a number of days before the day, but never before the birth. */
export function rangeWithin(
  birth: string,
  day: string,
  { days, before }: { days: number; before: number },
): DayRange {
  const marked = Math.min(before, dayNumberOf(day) - dayNumberOf(birth))
  return { from: dateOf(dayNumberOf(day) - marked), days, marked }
}
