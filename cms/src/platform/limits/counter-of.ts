import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import { env } from '../lib/env'
import type { NamedLimit } from '../lib/rate-limits'
import { askRedis, isRedisReady } from '../redis/ask-redis'

type Script = { keys: string[]; arguments: string[] }

/** The part of a Redis client that a counter uses. Its errors make the counter use its memory. */
const redis = {
  get isReady() {
    return isRedisReady()
  },
  eval: (script: string, options: Script) => askRedis((client) => client.eval(script, options)),
  del: (key: string) => askRedis((client) => client.del(key)),
}

/**
 * A counter per key: of this process, or with `REDIS_URL` of all processes. While Redis is away each process counts for
 * itself.
 */
export function counterOf({ name, count, seconds }: NamedLimit): RateLimiterAbstract {
  const options = { points: count, duration: seconds }
  const memory = new RateLimiterMemory(options)
  if (!env.REDIS_URL) return memory
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `limit:${name}`,
    insuranceLimiter: memory,
  })
}
