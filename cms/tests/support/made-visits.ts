/** Days of the made visits: no other test writes rows of that year. */
const firstDay = Date.parse('2021-01-01')
const dayMs = 86_400_000

export type MadeView = { day: string; path: string; host: string; width: string; campaign: string }
export type MadeTime = { day: string; path: string; ms: number }

const widths = ['phone', 'tablet', 'desktop']

/** Reproducible numbers from 0 to 1. */
function dice() {
  let state = 7
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Views of 120 days: 25 pages and 24 hosts, more than a table shows; the last ones are rare. */
export function makeViews(count: number): MadeView[] {
  const roll = dice()
  const among = (size: number) => Math.floor(roll() ** 2 * size)
  return Array.from({ length: count }, () => {
    const page = among(25)
    const host = among(24)
    return {
      day: new Date(firstDay + among(120) * dayMs).toISOString().slice(0, 10),
      path: page === 0 ? '/kronoworksheet/visitor' : page === 1 ? '/biorhythm' : `/blog/${page}`,
      host: host === 0 ? '' : host === 1 ? '-' : `h${host}.example`,
      width: widths[among(3)] ?? 'phone',
      campaign: roll() < 0.2 ? `mail / news / ${among(3)}` : '',
    }
  })
}

/** Server times of three pages; some are above the last step. */
export function makeTimes(count: number): MadeTime[] {
  const roll = dice()
  return Array.from({ length: count }, (_, place) => ({
    day: new Date(firstDay + (place % 90) * dayMs).toISOString().slice(0, 10),
    path: ['/', '/faq', '/blog/[slug]'][place % 3] ?? '/',
    ms: Math.round(roll() ** 4 * (place % 3 === 2 ? 9000 : 700)),
  }))
}

/** The value of a list below which a share of it is. */
export function truly(list: readonly number[], share: number): number {
  const sorted = list.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
