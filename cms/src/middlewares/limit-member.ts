import type { Context, Next } from 'koa'
import { callerOf } from '../members/users/caller'
import { isPreview } from '../panel/preview/is-preview'
import { countAttempts } from '../platform/lib/attempts'
import { type MemberLimitName, memberLimits } from '../platform/lib/rate-limits'

/** On a route for members: 429 with Retry-After beyond a row of the table, counted per member. A preview is not counted. */
export default ({ of }: { of: MemberLimitName }) => {
  const calls = countAttempts(memberLimits[of])
  return async (ctx: Context, next: Next) => {
    if (!isPreview(ctx)) await calls.take(callerOf(ctx).user.id.toString())
    await next()
  }
}
