import type { Result } from 'autocannon'
import autocannon from 'autocannon'

const connections = 16
const rounds = 5
const seconds = 3
const singleRequests = 60

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** @param duration in seconds */
const load = ({ url, paths, headers = {} }: Target, duration: number) =>
  autocannon({
    url,
    headers,
    connections,
    duration,
    ...(paths && { requests: paths.map((path) => ({ path })) }),
  })

/** Milliseconds to the first byte for one visitor alone. */
async function firstByteMs({ url, headers = {} }: Target) {
  const times: number[] = []
  for (let i = 0; i < singleRequests; i += 1) {
    const startedAt = performance.now()
    const response = await fetch(url, { headers })
    times.push(performance.now() - startedAt)
    await response.arrayBuffer()
  }
  return median(times)
}

interface Target {
  name: string
  url: string
  /** In the place of that of the address these, one after the other. */
  paths?: string[] | undefined
  headers?: Record<string, string>
}

interface Speed {
  perSecond: number
  rounds: number[]
  p99Ms: number
  firstByteMs: number
  errors: number
}

/**
 * Requests a second at 16 connections. The targets take turns, so that a busy moment of the machine
 * hits them alike, and the middle round counts.
 *
 * @returns by name
 */
export async function measure(targets: Target[]): Promise<Map<string, Speed>> {
  const results = new Map<string, Result[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await load(target, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) results.get(target.name)?.push(await load(target, seconds))
  }
  const speeds = new Map<string, Speed>()
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
 */
export const ratioOf = (target: Speed | undefined, yardstick: Speed | undefined) =>
  median((target?.rounds ?? []).map((rate, round) => rate / (yardstick?.rounds[round] ?? 1)))
