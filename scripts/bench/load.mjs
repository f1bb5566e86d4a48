import autocannon from 'autocannon'

const connections = 16
const rounds = 5
const seconds = 3
const singleRequests = 60

/** @param {number[]} numbers */
export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** @param {Target} target @param {number} duration in seconds */
const load = ({ url, headers = {} }, duration) =>
  autocannon({ url, headers, connections, duration })

/** Milliseconds to the first byte for one visitor alone. @param {Target} target */
async function firstByteMs({ url, headers = {} }) {
  const times = []
  for (let i = 0; i < singleRequests; i += 1) {
    const startedAt = performance.now()
    const response = await fetch(url, { headers })
    times.push(performance.now() - startedAt)
    await response.arrayBuffer()
  }
  return median(times)
}

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} url
 * @property {Record<string, string>} [headers]
 * @typedef {{ perSecond: number, rounds: number[], p99Ms: number, firstByteMs: number, errors: number }} Speed
 */

/**
 * Requests a second at 16 connections. The targets take turns, so that a busy moment of the machine
 * hits them alike, and the middle round counts.
 *
 * @param {Target[]} targets
 * @returns {Promise<Map<string, Speed>>} by name
 */
export async function measure(targets) {
  /** @type {Map<string, import('autocannon').Result[]>} */
  const results = new Map(targets.map(({ name }) => [name, []]))
  for (const target of targets) await load(target, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) results.get(target.name)?.push(await load(target, seconds))
  }
  /** @type {Map<string, Speed>} */
  const speeds = new Map()
  for (const target of targets) {
    const { name } = target
    const all = results.get(name) ?? []
    const perRound = all.map(({ requests }) => requests.average)
    speeds.set(name, {
      perSecond: median(perRound),
      rounds: perRound,
      p99Ms: median(all.map(({ latency }) => latency.p99)),
      firstByteMs: await firstByteMs(target),
      errors: all.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
    })
  }
  return speeds
}

/**
 * How fast one target is beside another: the middle one of the rounds' ratios, each of two neighbours
 * in time.
 *
 * @param {Speed | undefined} target
 * @param {Speed | undefined} yardstick
 */
export const ratioOf = (target, yardstick) =>
  median((target?.rounds ?? []).map((rate, round) => rate / (yardstick?.rounds[round] ?? 1)))
