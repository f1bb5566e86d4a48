import { createHash, randomBytes } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { type LimitName, limits } from './limits'
import { currentRedis } from './redis/connect-redis'

/** More than the real number of people in a window; with forged addresses beyond it, some people share a count. */
const maxPeople = 50_000

/** A Redis that does not answer in this time counts as away. */
const timeoutMs = 300

/** A stranger cannot choose an address with the place of another person. */
const salt = randomBytes(16)

const hashOf = (text: string, key: string | Buffer = '') =>
  createHash('sha256').update(key).update(text)

/** Counts in a bounded number of places, whatever addresses are sent. */
class BoundedMemory extends RateLimiterMemory {
  override getKey(key: string) {
    return super.getKey(hashOf(key, salt).digest().readUInt32BE() % maxPeople)
  }
}

type Limiter = Pick<RateLimiterMemory, 'consume'>
type Holder = { kronoLimiters?: Map<LimitName, Limiter> }

// Route handlers and the code around them are bundled separately; they share one count.
const holder: Holder = globalThis as Holder
holder.kronoLimiters ??= new Map()
const limiters = holder.kronoLimiters

/**
 * Limits each person to `most` actions per window of `seconds`, which begins with the first action. With Redis all webs
 * count together; without it, and while it is away, each process counts in memory.
 */
export function rateCounter(name: LimitName) {
  return {
    /** Counts an action and returns 0, or the seconds to wait if the limit is exceeded. */
    async take(person: string): Promise<number> {
      const limiter = limiters.get(name) ?? createLimiter(name)
      limiters.set(name, limiter)
      // Addresses are not stored.
      return limiter.consume(hashOf(person).digest('base64url')).then(
        () => 0,
        (refused: unknown) => {
          if (!(refused instanceof RateLimiterRes)) throw refused
          return Math.ceil(refused.msBeforeNext / 1000)
        },
      )
    },
  }
}

function createLimiter(name: LimitName): Limiter {
  const { most: points, seconds: duration } = limits[name]
  const insuranceLimiter = new BoundedMemory({ points, duration })
  const storeClient = currentRedis()
  if (!storeClient) return insuranceLimiter
  const limiter = new RateLimiterRedis({
    ...{ storeClient, useRedisPackage: true, points, duration },
    keyPrefix: `web-limit:${name}`,
    // Who is over the limit is refused without a question to Redis.
    inMemoryBlockOnConsumed: points + 1,
  })
  return new RLWrapperTimeouts({ limiter, timeoutMs, insuranceLimiter })
}
