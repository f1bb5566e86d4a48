import { dayNumberOf } from '@krono/chart'
import { intl } from '@/base/text/language'
import { dayInWords } from './day-words'

const ranges: Record<string, Intl.DateTimeFormat> = {}

/** A range of days in words: `2026. november 22., vasárnap – 24., kedd`. */
function dayRangeInWords(from: string, to: string, intl: string): string {
  if (from === to) return dayInWords(from, intl)
  ranges[intl] ??= new Intl.DateTimeFormat(intl, { dateStyle: 'full', timeZone: 'UTC' })
  return ranges[intl].formatRange(new Date(from), new Date(to))
}

type Dated = { day: string }

/** Consecutive days with equal content. */
type DayRun<Row extends Dated> = readonly [first: Row, ...others: Row[]]

/** Groups consecutive days with equal content; `contentOf` returns a day's content as plain data. */
export function joinedDays<Row extends Dated>(
  rows: readonly Row[],
  contentOf: (row: Row) => unknown,
): DayRun<Row>[] {
  const runs: [Row, ...Row[]][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isNext(last, row) && isSame(contentOf(last), contentOf(row))) run.push(row)
    else runs.push([row])
  }
  return runs
}

const isNext = (one: Dated, other: Dated) => dayNumberOf(other.day) === dayNumberOf(one.day) + 1

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The days of a run in words: `2026. november 22., vasárnap – 24., kedd` */
export const runInWords = <Row extends Dated>(run: DayRun<Row>) =>
  dayRangeInWords(run[0].day, run.at(-1)?.day ?? run[0].day, intl)
