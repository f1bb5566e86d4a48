import { firstValue } from '@/base/routing/search-params'
import { readBirthDate } from '@/base/text/birth-date'
import type { DateOrder } from '@/base/text/date-text'
import { type RangeLength, readRangeLength } from './range'

/** Last day that the page takes, so that a range and its calendar stay in a lifetime. */
export const latestDay = '2100-12-31'

/** What a form needs to stand as it was sent. */
export type TypedQuery = { birth: string; day: string; days: RangeLength }

export type CycleQuery = { typed: TypedQuery } & (
  | { state: 'empty' }
  | { state: 'wrong'; isBirthWrong: boolean; dayFault: DayFault | undefined }
  | { state: 'valid'; birth: string; day: string }
)

export type DayFault = 'invalid' | 'beforeBirth'

type Raw = Readonly<Record<string, string | string[] | undefined>>

/**
 * The query of the page: `birth` and `day` in ISO or local form, `days`. No birth is an empty page; no
 * day is today; a length that is not offered is 30 (engine §7: the day is never before the birth).
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

  const birth = readBirthDate(typed.birth, { order, latest: today })
  const day = typed.day ? readBirthDate(typed.day, { order, latest: latestDay }) : today
  if (birth && day && day >= birth) return { state: 'valid', typed, birth, day }
  const dayFault = day ? (birth && day < birth ? 'beforeBirth' : undefined) : 'invalid'
  return { state: 'wrong', typed, isBirthWrong: !birth, dayFault }
}

/** The first value; a date field holds 32 characters, and HTML has no place for NUL. */
const text = (value: string | string[] | undefined) =>
  firstValue(value).replaceAll('\0', '').trim().slice(0, 32)
