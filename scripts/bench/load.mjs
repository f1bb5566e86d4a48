import autocannon from 'autocannon'

const connections = 16
const rounds = 5
const seconds = 3
const singleRequests = 60

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** @param {string} url @param {number} duration in seconds */
const load = (url, duration) => autocannon({ url, connections, duration })

/** Milliseconds to the first byte for one visitor alone. @param {string} url */
async function firstByteMs(url) {
  const times = []
  for (let i = 0; i < singleRequests; i += 1) {
    const startedAt = performance.now()
    const response = await fetch(url)
    times.push(performance.now() - startedAt)
    await response.arrayBuffer()
  }
  return median(times)
}

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} url
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
  for (const { url } of targets) await load(url, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url } of targets) results.get(name)?.push(await load(url, seconds))
  }
  /** @type {Map<string, Speed>} */
  const speeds = new Map()
  for (const { name, url } of targets) {
    const all = results.get(name) ?? []
    const perRound = all.map(({ requests }) => requests.average)
    speeds.set(name, {
      perSecond: median(perRound),
      rounds: perRound,
      p99Ms: median(all.map(({ latency }) => latency.p99)),
      firstByteMs: await firstByteMs(url),
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
