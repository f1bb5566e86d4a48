import type { Context, Next } from 'koa'
import { callerAddress } from '../platform/lib/caller-address'

/** Sets `ctx.request.ip` to the result of `callerAddress`; Strapi's own limit of the panel uses it too. */
export default () => async (ctx: Context, next: Next) => {
  ctx.request.ip = callerAddress(ctx)
  await next()
}
