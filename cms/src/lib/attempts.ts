import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error'
import type { Limit } from './rate-limits'

const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url')

/** Throws tooManyRequests with the seconds to wait when a counter of the package is over. */
export function refuseWhenOver(cause: unknown): never {
  if (!(cause instanceof RateLimiterRes)) throw cause
  throw new AppError('tooManyRequests', [], {
    retryAfterSeconds: Math.ceil(cause.msBeforeNext / 1000),
  })
}

/**
 * Counts what goes wrong about a subject (an account, an address …), which never stands in memory
 * itself. A count is forgotten when its time is over: nobody is locked out for good.
 */
export function countAttempts({ count, seconds }: Limit) {
  const limiter = new RateLimiterMemory({ points: count, duration: seconds })
  return {
    /**
     * Counts a try before it is known how it ends, so that of many at once no more get through. Throws
     * tooManyRequests beyond the count; give it back or forget the subject when the try was right.
     */
    async take(subject: string) {
      await limiter.consume(keyOf(subject)).catch(refuseWhenOver)
    },
    async giveBack(subject: string) {
      await limiter.reward(keyOf(subject))
    },
    /** One more; whether it was still within the count. */
    async add(subject: string): Promise<boolean> {
      return limiter.consume(keyOf(subject)).then(
        () => true,
        () => false,
      )
    },
    async forget(subject: string) {
      await limiter.delete(keyOf(subject))
    },
  }
}
