import { networkOf } from '@krono/contract'
import type { Context, Next } from 'koa'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { refuseWhenOver } from '../lib/attempts'
import { callerAddress } from '../lib/caller-address'
import { type RateLimitName, rateLimits } from '../lib/rate-limits'

/**
 * On a route: 429 with Retry-After beyond a row of the table. Counted in memory: one cms. A second one
 * needs the same package's Redis store here, or each counts for itself.
 */
export default ({ of }: { of: RateLimitName }) => {
  const { each, all } = rateLimits[of]
  const ofEach = new RateLimiterMemory({ points: each.count, duration: each.seconds })
  const ofAll = new RateLimiterMemory({ points: all.count, duration: all.seconds })

  return async (ctx: Context, next: Next) => {
    try {
      // Beyond what everybody may, nobody is counted: forged addresses fill no memory faster than this.
      const taken = await ofAll.get('all')
      if (taken && taken.remainingPoints <= 0) throw taken
      // Whoever is over the own limit uses up nothing of the others'.
      await ofEach.consume(networkOf(callerAddress(ctx)))
      await ofAll.consume('all')
    } catch (cause) {
      refuseWhenOver(cause)
    }
    await next()
  }
}
