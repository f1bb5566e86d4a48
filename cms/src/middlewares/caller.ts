import type { Context, Next } from 'koa'
import { callerAddress } from '../platform/lib/caller-address'

/** Sets `ctx.request.ip` to the caller's address that we determine, also for Strapi's own limit of the panel. */
export default () => async (ctx: Context, next: Next) => {
  ctx.request.ip = callerAddress(ctx)
  await next()
}
