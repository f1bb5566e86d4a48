import type { Context, Next } from 'koa'
import { callerOf } from '../members/users/caller'
import { isPreview } from '../panel/preview/is-preview'
import { type MemberLimitName, memberLimits } from '../platform/lib/rate-limits'
import { countAttempts } from '../platform/limits/attempts'
import { routeOf } from '../platform/limits/route-of'

/** On a route for members: 429 with Retry-After beyond a row of the table, counted per member. A preview is not counted. */
export default ({ of }: { of: MemberLimitName }) => {
  const calls = countAttempts(memberLimits[of])
  return async (ctx: Context, next: Next) => {
    if (!isPreview(ctx)) await calls.take(`${routeOf(ctx)} ${callerOf(ctx).user.id}`)
    await next()
  }
}
