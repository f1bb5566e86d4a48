import type { Context, Next } from 'koa'
import { callerAddress } from '../lib/caller-address'

/** Whoever asks for the address of a caller, Strapi's own limit of the panel too, hears the one that we know. */
export default () => async (ctx: Context, next: Next) => {
  ctx.request.ip = callerAddress(ctx)
  await next()
}
