import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error'
import type { Limit } from './rate-limits'

const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url')

/** Throws tooManyRequests with the seconds to wait when a limiter is exceeded. */
export function refuseWhenOver(cause: unknown): never {
  if (!(cause instanceof RateLimiterRes)) throw cause
  throw new AppError('tooManyRequests', [], {
    retryAfterSeconds: Math.ceil(cause.msBeforeNext / 1000),
  })
}

/**
 * Counts failures by subject (an account, an address …), stored only as a hash. A count expires after its period, so no
 * lockout is permanent.
 */
export function countAttempts({ count, seconds }: Limit) {
  const limiter = new RateLimiterMemory({ points: count, duration: seconds })
  return {
    /**
     * Counts an attempt before its result is known, so that concurrent attempts cannot exceed the limit. Throws
     * tooManyRequests beyond it. After a successful attempt call `release`, or `clear` for all attempts.
     */
    async take(subject: string) {
      await limiter.consume(keyOf(subject)).catch(refuseWhenOver)
    },
    async release(subject: string) {
      await limiter.reward(keyOf(subject))
    },
    /** Counts one more; returns whether it was within the limit. */
    async add(subject: string): Promise<boolean> {
      return limiter.consume(keyOf(subject)).then(
        () => true,
        () => false,
      )
    },
    async clear(subject: string) {
      await limiter.delete(keyOf(subject))
    },
  }
}
