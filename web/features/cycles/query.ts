import { firstValue } from '@/base/routing/search-params'
import { evaluateDateText } from '@/base/text/birth-date'
import type { DateOrder } from '@/base/text/date-text'
import type { DateFault } from '@/lib/contract/date-faults'
import { type RangeLength, readRangeLength } from './range'

/** Last accepted day, so that a range and its calendar stay in a realistic lifetime. */
export const latestDay = '2100-12-31'

/** The values to redisplay in the form. */
export type TypedQuery = { birth: string; day: string; days: RangeLength }

export type CycleQuery = { typed: TypedQuery } & (
  | { state: 'empty' }
  | { state: 'wrong'; birthFault: DateFault | undefined; dayFault: DayFault | undefined }
  | { state: 'valid'; birth: string; day: string }
)

export type DayFault = DateFault | 'beforeBirth'

type Raw = Readonly<Record<string, string | string[] | undefined>>

/**
 * The query of the page: `birth` and `day` in ISO or local form, `days`. Without a birth the page is empty; without a
 * day it is today; a length that the form does not offer is 30 (engine §7: the day is never before the birth).
 */
export function readCycleQuery(
  raw: Raw,
  { order, today }: { order: DateOrder; today: string },
): CycleQuery {
  const typed = {
    birth: text(raw.birth),
    day: text(raw.day),
    days: readRangeLength(text(raw.days)),
  }
  if (raw.birth === undefined) return { state: 'empty', typed }

  const birth = evaluateDateText(typed.birth, { order, latest: today })
  const day = typed.day
    ? evaluateDateText(typed.day, { order, latest: latestDay })
    : { date: today }
  const isBeforeBirth = birth.date && day.date && day.date < birth.date
  if (birth.date && day.date && !isBeforeBirth) {
    return { state: 'valid', typed, birth: birth.date, day: day.date }
  }
  const dayFault = isBeforeBirth ? 'beforeBirth' : day.fault
  return { state: 'wrong', typed, birthFault: birth.fault, dayFault }
}

/** The first value; a date field allows 32 characters, and HTML cannot contain NUL. */
const text = (value: string | string[] | undefined) =>
  firstValue(value).replaceAll('\0', '').trim().slice(0, 32)
