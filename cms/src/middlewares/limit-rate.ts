import { networkOf } from '@krono/contract'
import type { Context, Next } from 'koa'
import { callerAddress } from '../platform/lib/caller-address'
import { type RateLimitName, rateLimits } from '../platform/lib/rate-limits'
import { countAttempts } from '../platform/limits/attempts'
import { routeOf } from '../platform/limits/route-of'

/** On a route: 429 with Retry-After beyond a row of the table, counted per route (decision rate-limits). */
export default ({ of }: { of: RateLimitName }) => {
  const { each, all } = rateLimits[of]
  const ofEach = countAttempts({ ...each, name: `${of}.each` })
  const ofAll = countAttempts({ ...all, name: `${of}.all` })

  return async (ctx: Context, next: Next) => {
    const route = routeOf(ctx)
    // Beyond the total limit no client is counted, so that forged addresses cannot fill memory faster than this.
    await ofAll.refuseIfUsedUp(route)
    // A client over its own limit does not use up the total limit.
    await ofEach.take(`${route} ${networkOf(callerAddress(ctx))}`)
    await ofAll.take(route)
    await next()
  }
}
