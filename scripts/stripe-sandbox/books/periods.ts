import type { Price } from '../types.ts'

/** Seconds since 1970. */
export interface Period {
  start: number
  end: number
}

const day = 24 * 3_600

/** Adds months in UTC; the 31st becomes the last day of a shorter month. */
export function addMonths(from: number, months: number) {
  const date = new Date(from * 1000)
  const lastDay = new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0),
  ).getUTCDate()
  const wanted = Math.min(date.getUTCDate(), lastDay)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  date.setUTCDate(wanted)
  return Math.floor(date.getTime() / 1000)
}

function later(
  anchor: number,
  { interval, interval_count }: NonNullable<Price['recurring']>,
  count: number,
) {
  const times = interval_count * count
  if (interval === 'day') return anchor + times * day
  if (interval === 'week') return anchor + times * 7 * day
  return addMonths(anchor, interval === 'year' ? times * 12 : times)
}

/**
 * The period that begins at `start`. Ends are counted from the anchor, so that a subscription of the 31st returns to the
 * 31st after a short month.
 */
export function periodFrom(
  { recurring }: Price,
  { anchor, start }: { anchor: number; start: number },
): Period {
  if (!recurring) throw new Error('A price that is paid once has no period.')
  let count = 1
  while (later(anchor, recurring, count) <= start) count += 1
  return { start, end: later(anchor, recurring, count) }
}
