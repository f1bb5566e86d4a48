import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../lib/app-error'
import type { NamedLimit } from '../lib/rate-limits'
import { counterOf } from './counter-of'

const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url')

/** Throws tooManyRequests with the seconds to wait when a limit is exceeded. */
function refuseWhenOver(cause: unknown): never {
  if (!(cause instanceof RateLimiterRes)) throw cause
  throw new AppError('tooManyRequests', [], {
    retryAfterSeconds: Math.ceil(cause.msBeforeNext / 1000),
  })
}

/**
 * Counts attempts by subject (an account, an address …), stored only as a hash. A count expires after its period, so no
 * lockout is permanent. Each limit is counted in one place: with Redis, equal names share a counter.
 */
export function countAttempts(limit: NamedLimit) {
  const counter = counterOf(limit)
  return {
    /**
     * Counts an attempt before its result is known, so that concurrent attempts cannot exceed the limit. Throws
     * tooManyRequests beyond it. After a successful attempt call `release`, or `clear` for all attempts.
     */
    async take(subject: string) {
      await counter.consume(keyOf(subject)).catch(refuseWhenOver)
    },
    async release(subject: string) {
      await counter.reward(keyOf(subject))
    },
    /** Counts one more; returns whether it was within the limit. */
    async add(subject: string): Promise<boolean> {
      return counter.consume(keyOf(subject)).then(
        () => true,
        () => false,
      )
    },
    /** Throws tooManyRequests if the next attempt would exceed the limit; counts nothing. */
    async refuseIfUsedUp(subject: string) {
      const state = await counter.penalty(keyOf(subject), 0)
      if (state.remainingPoints <= 0) refuseWhenOver(state)
    },
    async clear(subject: string) {
      await counter.delete(keyOf(subject))
    },
  }
}
