/** @typedef {{ start: number, end: number }} Period seconds since 1970 */

const day = 24 * 3_600

/**
 * So many months later in UTC; the 31st becomes the last day of a shorter month.
 *
 * @param {number} from
 * @param {number} months
 */
function addMonths(from, months) {
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

/** @param {number} anchor @param {NonNullable<import('../types.mjs').Price['recurring']>} rhythm @param {number} count */
function later(anchor, { interval, interval_count }, count) {
  const times = interval_count * count
  if (interval === 'day') return anchor + times * day
  if (interval === 'week') return anchor + times * 7 * day
  return addMonths(anchor, interval === 'year' ? times * 12 : times)
}

/**
 * The period that begins at a moment. Ends are counted from the anchor, so that a subscription of the
 * 31st comes back to the 31st after a short month.
 *
 * @param {import('../types.mjs').Price} price
 * @param {{ anchor: number, start: number }} from
 * @returns {Period}
 */
export function periodFrom({ recurring }, { anchor, start }) {
  if (!recurring) throw new Error('A price that is paid once has no period.')
  let count = 1
  while (later(anchor, recurring, count) <= start) count += 1
  return { start, end: later(anchor, recurring, count) }
}
