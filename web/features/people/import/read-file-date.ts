import { tz } from '@date-fns/tz'
import { formatISO } from 'date-fns/formatISO'
import { evaluateDateText } from '@/base/text/birth-date'
import type { DateOrder } from '@/base/text/date-text'
import { hasFullYear } from '@/base/text/written-date'
import type { DateFault } from '@/lib/contract/date-faults'
import { type ColumnOrder, splitSlashed } from './column-order'

export type FileReading = {
  order: DateOrder
  /** `YYYY-MM-DD`, the latest birth date */
  latest: string
  /** Time zone of the deployment, for instants. */
  timeZone: string
  /** Whether day or month comes first in dates like 6/12/1984 of this file; undefined while unknown. */
  columnOrder?: ColumnOrder | undefined
}

export type FileDateFault = DateFault | 'noDate' | 'noYear' | 'ambiguousDate' | 'instant'

/** Why a date should be checked: its century or the order of day and month was inferred. */
export type DateHint = 'century' | 'columnOrder'

export type FileDate =
  | { date: string; hint?: DateHint | undefined; fault?: undefined }
  | { date?: undefined; hint?: undefined; fault: FileDateFault }

/** How programs write "no date": nothing, or zeros. */
export const isBlankDate = (text: string) => /^[\s0./-]*$/.test(text)

/** No year, or the placeholder of phones (1604), or only two parts: --0412, 04-12, 12 June. */
const withoutYear = /^(--|1604-?\d\d-?\d\d$|\d{1,2}[\s.,/-]+(\d{1,2}|\p{L}{3,}\.?)\.?$)/u

const instant =
  /^(\d{4})-?(\d\d)-?(\d\d)[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(?:Z|[+-]00:?00)$/i
const timeOfDay =
  /(?<=[\d.])(?:T\d{1,2}(:?\d{2}){1,2}|\s+\d{1,2}(:\d{2}){1,2})(\.\d+)?\s*([ap]\.?m\.?)?([+-]\d{2}:?\d{2})?$/i
/** A spreadsheet's serial day number, with or without a time. */
const serial = /^(\d{5})(?:[.,]\d+)?$/

/** A date of a file as `YYYY-MM-DD`, or the fault. */
export function readFileDate(text: string, reading: FileReading): FileDate {
  const written = text.trim().slice(0, 64)
  if (isBlankDate(written)) return { fault: 'noDate' }
  if (withoutYear.test(written)) return { fault: 'noYear' }
  if (instant.test(written)) return dayOfInstant(written, reading)
  const day = written.replace(timeOfDay, '').replace(serial, '$1')
  const slashed = splitSlashed(day)
  return slashed ? readSlashed(slashed, reading) : readPlain(day, reading)
}

function readPlain(text: string, { order, latest }: FileReading): FileDate {
  const own = evaluateDateText(text, { order, latest })
  const result = own.date ? own : evaluateDateText(text, { order: 'yearFirst', latest })
  if (!result.date) return own.fault ? { fault: own.fault } : result
  return { date: result.date, hint: hasFullYear(text) || serial.test(text) ? undefined : 'century' }
}

function readSlashed(
  { first, second, year }: NonNullable<ReturnType<typeof splitSlashed>>,
  { order, latest, columnOrder }: FileReading,
): FileDate {
  const isOneDay = first === second
  const proven = second > 12 ? 'monthFirst' : first > 12 ? 'dayFirst' : undefined
  const chosen = proven ?? (isOneDay ? 'dayFirst' : columnOrder)
  if (!chosen) return { fault: 'ambiguousDate' }
  const [day, month] = chosen === 'dayFirst' ? [first, second] : [second, first]
  const inOrder =
    order !== 'dayFirst' && year.length === 2 ? [year, month, day] : [day, month, year]
  const result = evaluateDateText(inOrder.join('.'), { order, latest })
  if (!result.date) return result
  const isConcluded = !proven && !isOneDay
  const hint = year.length === 2 ? 'century' : isConcluded ? 'columnOrder' : undefined
  return { date: result.date, hint }
}

/**
 * The day of a UTC instant. A birthday is a day and not an instant: midnight in the deployment's time zone or in UTC
 * means that day, any other time only if both time zones have the same day.
 */
function dayOfInstant(text: string, { latest, timeZone, order }: FileReading): FileDate {
  const [, year, month, day, hour, minute, second = '00'] = instant.exec(text) ?? []
  const inUtc = `${year}-${month}-${day}`
  const result = evaluateDateText(inUtc, { order, latest })
  if (!result.date || `${hour}${minute}${second}` === '000000') return result
  const moment = new Date(`${inUtc}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(moment.getTime())) return { fault: 'invalidDate' }
  const [local = '', time = ''] = formatISO(moment, { in: tz(timeZone) }).split('T')
  if (local !== inUtc && !time.startsWith('00:00:00')) return { fault: 'instant' }
  return evaluateDateText(local, { order: 'yearFirst', latest })
}
