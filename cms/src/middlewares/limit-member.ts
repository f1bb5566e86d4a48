import type { Context, Next } from 'koa'
import { countAttempts } from '../lib/attempts'
import { type MemberLimitName, memberLimits } from '../lib/rate-limits'
import { callerOf } from '../users/caller'

/** On a route for members: 429 with Retry-After beyond a row of the table, counted by member. */
export default ({ of }: { of: MemberLimitName }) => {
  const calls = countAttempts(memberLimits[of])
  return async (ctx: Context, next: Next) => {
    await calls.take(callerOf(ctx).user.id.toString())
    await next()
  }
}
