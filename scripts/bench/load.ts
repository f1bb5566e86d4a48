import autocannon from 'autocannon'
import { newAddress } from '../lib/new-address.ts'
import { newDates } from './new-dates.ts'

const connections = 16
const rounds = 5
const seconds = 3
const singleRequests = 60

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export interface Target {
  name: string
  /** A `*` in it is replaced by a date that was not requested before in this run. */
  url: string
  headers?: Record<string, string>
  /** Cookies of members, used in turn. */
  cookies?: readonly string[]
  /** CPU time that the server has used so far, in ms. */
  cpuMs?: () => Promise<number>
}

/** A generator of requests, all different as far as the address and the cookies allow. */
export function makeRequests({ url, headers = {}, cookies = [] }: Target, dates = newDates) {
  const { pathname, search } = new URL(url)
  let made = 0
  return () => {
    const cookie = cookies[made % cookies.length]
    made += 1
    const date = url.includes('*') ? dates.take() : undefined
    return {
      date,
      path: (pathname + search).replace('*', date ?? ''),
      // Each from its own network, as visitors are: limits by network are measured in crowd.ts.
      headers: { 'x-forwarded-for': newAddress(), ...headers, ...(cookie && { cookie }) },
    }
  }
}

type Limit = { connections?: number; timeout?: number } & (
  | { duration: number }
  | { amount: number }
)

/**
 * Runs one round. Every response other than 200 counts as an error.
 *
 * @param limit its duration in seconds, or its number of requests
 */
export async function load(target: Target, limit: Limit, dates = newDates) {
  const next = makeRequests(target, dates)
  const cpuBefore = await target.cpuMs?.()
  const result = await autocannon({
    url: new URL(target.url).origin,
    connections,
    excludeErrorStats: true,
    ...limit,
    requests: [
      {
        setupRequest: (request, context: { date?: string | undefined }) => {
          const { date, ...made } = next()
          context.date = date
          return { ...request, ...made }
        },
        onResponse: (status, _body, { date }: { date?: string | undefined }) => {
          if (status === 503 && date) dates.release(date)
        },
      },
    ],
  })
  const answered = result.statusCodeStats?.['200']?.count ?? 0
  const all = Object.values(result.statusCodeStats ?? {})
  const cpuMs = ((await target.cpuMs?.()) ?? Number.NaN) - (cpuBefore ?? Number.NaN)
  return {
    perSecond: answered / result.duration,
    p99Ms: result.latency.p99,
    errors: result.errors + all.reduce((sum, { count = 0 }) => sum + count, 0) - answered,
    cpuMs: cpuMs / answered,
  }
}

/** Median time to the first byte for a single visitor, in ms. */
async function firstByteMs(target: Target) {
  const times: number[] = []
  const next = makeRequests(target)
  let errors = 0
  for (let i = 0; i < singleRequests; i += 1) {
    const { path, headers } = next()
    const startedAt = performance.now()
    const response = await fetch(new URL(path, target.url), { headers, redirect: 'manual' })
    times.push(performance.now() - startedAt)
    await response.arrayBuffer()
    if (response.status !== 200) errors += 1
  }
  return { firstByteMs: median(times), errors }
}

interface Speed {
  perSecond: number
  rounds: number[]
  p99Ms: number
  firstByteMs: number
  /** CPU time of the server for one response, in ms. */
  cpuMs: number
  errors: number
}

/**
 * Requests a second at 16 connections. The targets alternate, so that a busy moment of the machine affects all of them,
 * and the median round counts.
 *
 * @returns speeds by name of the target
 */
export async function measure(targets: Target[]): Promise<Map<string, Speed>> {
  const results = new Map<string, Awaited<ReturnType<typeof load>>[]>()
  for (const target of targets) await load(target, { duration: 1 })
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      const before = results.get(target.name) ?? []
      results.set(target.name, [...before, await load(target, { duration: seconds })])
    }
  }
  const speeds = new Map<string, Speed>()
  for (const target of targets) {
    const all = results.get(target.name) ?? []
    const perRound = all.map(({ perSecond }) => perSecond)
    const alone = await firstByteMs(target)
    speeds.set(target.name, {
      perSecond: median(perRound),
      rounds: perRound,
      p99Ms: median(all.map(({ p99Ms }) => p99Ms)),
      cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
      firstByteMs: alone.firstByteMs,
      errors: all.reduce((sum, { errors }) => sum + errors, alone.errors),
    })
  }
  return speeds
}

/**
 * Speed of a target relative to another one: the median of the ratios of the rounds, each of two measurements next to
 * each other in time.
 */
export const ratioOf = (target: Speed | undefined, yardstick: Speed | undefined) =>
  median((target?.rounds ?? []).map((rate, round) => rate / (yardstick?.rounds[round] ?? 1)))
