import { networkOf } from '@krono/contract'
import type { Context, Next } from 'koa'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { refuseWhenOver } from '../platform/lib/attempts'
import { callerAddress } from '../platform/lib/caller-address'
import { type RateLimitName, rateLimits } from '../platform/lib/rate-limits'

/**
 * On a route: 429 with Retry-After beyond a row of the table. Counted in memory: one cms. A second process needs the
 * same package's Redis store here, otherwise each counts for itself.
 */
export default ({ of }: { of: RateLimitName }) => {
  const { each, all } = rateLimits[of]
  const ofEach = new RateLimiterMemory({ points: each.count, duration: each.seconds })
  const ofAll = new RateLimiterMemory({ points: all.count, duration: all.seconds })

  return async (ctx: Context, next: Next) => {
    try {
      // Beyond the total limit no client is counted, so that forged addresses cannot fill memory faster than this.
      const taken = await ofAll.get('all')
      if (taken && taken.remainingPoints <= 0) throw taken
      // A client over its own limit does not use up the total limit.
      await ofEach.consume(networkOf(callerAddress(ctx)))
      await ofAll.consume('all')
    } catch (cause) {
      refuseWhenOver(cause)
    }
    await next()
  }
}
