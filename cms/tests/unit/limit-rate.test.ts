import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Context } from 'koa'
import limitRate from '../../src/middlewares/limit-rate'
import { type RateLimitName, rateLimits } from '../../src/platform/lib/rate-limits'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A call from an address: `heard`, or the seconds of Retry-After. */
async function callFrom(address: string, limit: ReturnType<typeof limitRate>) {
  const ctx = {
    request: { headers: {} },
    req: { socket: { remoteAddress: address } },
    state: { route: { method: 'POST', path: '/x' } },
  }
  let said: unknown
  await limit(ctx as unknown as Context, async () => {
    said = 'heard'
  }).catch((error: { code: string; retryAfterSeconds: number }) => {
    said = [error.code, error.retryAfterSeconds]
  })
  return said
}

async function heardOf(calls: number, from: (place: number) => string, of: RateLimitName) {
  const limit = limitRate({ of })
  let heard = 0
  for (let place = 0; place < calls; place += 1) {
    if ((await callFrom(from(place), limit)) === 'heard') heard += 1
  }
  return { heard, limit }
}

describe.each(Object.keys(rateLimits) as RateLimitName[])('the limit %s', (of) => {
  const { each, all } = rateLimits[of]

  test('limits one network, returns the waiting time, and then starts again', async () => {
    const { heard, limit } = await heardOf(each.count + 5, () => '203.0.113.7', of)
    expect(heard).toBe(each.count)
    expect(await callFrom('203.0.113.7', limit)).toEqual(['tooManyRequests', each.seconds])
    expect(await callFrom('203.0.113.8', limit)).toBe('heard')
    await jest.advanceTimersByTimeAsync(each.seconds * 1000 + 1)
    expect(await callFrom('203.0.113.7', limit)).toBe('heard')
  })

  test('limits all callers together, from any claimed address', async () => {
    // Each address makes as many calls as it may: an address per call would take a timer per call.
    const forged = (place: number) => {
      const address = Math.floor(place / each.count)
      return `10.0.${address >> 8}.${address & 255}`
    }
    const { heard } = await heardOf(all.count + 20, forged, of)
    expect(heard).toBe(all.count)
  })
})
