import { listSamples } from '../../cms/node_modules/@krono/contract/dist/index.js'
import { median } from './load.ts'

const rounds = 3

/** Addresses of every list in every order, and with each filter alone. */
export const everyList = listSamples.map(
  ({ list, query }) => `/admin/lists/${list}?${new URLSearchParams({ size: '50', ...query })}`,
)

/**
 * Median time of each in ms, the slowest first.
 *
 * @param ask resolves to the time of one call
 */
export async function timesOfEvery(ask: (path: string) => Promise<number>) {
  const found: { path: string; ms: number }[] = []
  for (const path of everyList) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await ask(path))
    found.push({ path, ms: median(times) })
  }
  return found.sort((one, other) => other.ms - one.ms)
}
