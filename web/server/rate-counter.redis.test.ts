import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { startRedisServer } from '@/testing/redis-server'
import { limits } from './limits'

const { most, seconds } = limits.shortLinks

let redis: Awaited<ReturnType<typeof startRedisServer>>
const clients: { destroy: () => void }[] = []

beforeAll(async () => {
  redis = await startRedisServer()
  process.env.REDIS_URL = redis.url
})

afterAll(async () => {
  for (const client of clients) client.destroy()
  await redis.stop()
})

type Holder = { kronoRedis?: unknown; kronoLimiters?: unknown }

/** The counter of another web: with its own modules and its own connection. */
async function otherWeb() {
  jest.resetModules()
  const holder: Holder = globalThis as Holder
  holder.kronoRedis = undefined
  holder.kronoLimiters = undefined
  const { connectRedis } = await import('./redis/connect-redis')
  const client = await connectRedis()
  if (!client) throw new Error('No connection')
  clients.push(client)
  if (!client.isReady) await new Promise((resolve) => client.once('ready', resolve))
  const { rateCounter } = await import('./rate-counter')
  const counter = rateCounter('shortLinks')
  // Created at the first use, from the connection of this web.
  await counter.take('warm-up')
  return counter
}

test('all webs count together; while Redis is away each counts alone', async () => {
  const one = await otherWeb()
  const other = await otherWeb()
  const waits: number[] = []
  for (let action = 0; action < most; action += 1)
    waits.push(await (action % 2 ? one : other).take('203.0.113.1'))
  expect(new Set(waits)).toEqual(new Set([0]))
  const wait = await one.take('203.0.113.1')
  expect([wait > 0, wait <= seconds]).toEqual([true, true])
  expect(await other.take('203.0.113.2')).toBe(0)
  await redis.stop()
  expect(await other.take('203.0.113.3')).toBe(0)
})
