import { connectRedis, type Redis } from './connect-redis'

/** Longest wait of a request for Redis. */
const timeoutMs = 300

/** After a late reply Redis is not asked for this time, so that a request with several questions waits once. */
const pauseMs = 2000

let pausedUntil = 0

/** Redis did not reply: the caller answers without it. */
export class RedisAwayError extends Error {}

/** Whether this process is connected, and the last reply came in time. Opens the connection. */
export const isRedisReady = (): boolean =>
  connectRedis()?.isReady === true && performance.now() >= pausedUntil

/** Sends commands to Redis. Throws RedisAwayError without a connection or after 300 ms; errors of Redis unchanged. */
export async function askRedis<T>(ask: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = connectRedis()
  if (!redis || !isRedisReady()) throw new RedisAwayError('Redis is away.')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      pausedUntil = performance.now() + pauseMs
      reject(new RedisAwayError(`Redis did not reply within ${timeoutMs} ms.`))
    }, timeoutMs)
  })
  try {
    return await Promise.race([ask(redis), late])
  } finally {
    clearTimeout(timer)
  }
}
