import { adminLists } from '../../cms/node_modules/@krono/contract/dist/index.js'
import { median } from './load.ts'

const rounds = 5

type Shape = { kind: string; of?: readonly string[]; isSortable?: true; isUnfiltered?: true }

/** Filter values for a column of each kind, as they appear in an address. */
const filtersOf = ({ kind, of = [] }: Shape): readonly string[] => {
  if (kind === 'choice') return of
  if (kind === 'flag') return ['yes', 'no']
  if (kind === 'instant') return ['last30', '2026-01-01..2026-01-31']
  if (kind === 'text') return ['a', 'nobodyatall']
  return kind === 'number' || kind === 'money' ? ['1..', '..1'] : []
}

/** Every list in every order, and with each filter alone. */
export const everyList = Object.entries(adminLists).flatMap(([list, { columns }]) =>
  Object.entries(columns as Record<string, Shape>).flatMap(([column, shape]) => {
    const orders = shape.isSortable ? [`sort=${column}`, `sort=-${column}`] : []
    const filters = shape.isUnfiltered ? [] : filtersOf(shape).map((value) => `${column}=${value}`)
    return [...orders, ...filters].map((query) => `/admin/lists/${list}?size=50&${query}`)
  }),
)

/** Median time of each in ms, the slowest first. */
export async function timesOfEvery(ask: (path: string) => Promise<void>) {
  const found: { path: string; ms: number }[] = []
  for (const path of everyList) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now()
      await ask(path)
      times.push(performance.now() - startedAt)
    }
    found.push({ path, ms: median(times) })
  }
  return found.sort((one, other) => other.ms - one.ms)
}
