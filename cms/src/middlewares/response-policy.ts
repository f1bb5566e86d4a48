import type { Context, Next } from 'koa'
import { env } from '../platform/lib/env'
import { filePolicy, isPanel, panelPolicy } from '../platform/lib/response-policy'

// Browsers cannot show these in a sandbox: sent as a download instead.
const documents = /\.(pdf|epub)$/i

// In development Vite injects scripts into the panel.
const isBuilt = env.NODE_ENV === 'production'

/** Replaces Strapi's own headers: all responses except the panel's get the policy for files. */
export default () => async (ctx: Context, next: Next) => {
  await next()
  ctx.set('X-Content-Type-Options', 'nosniff')
  if (!isPanel(ctx.path)) ctx.set('Content-Security-Policy', filePolicy)
  else if (isBuilt) ctx.set('Content-Security-Policy', panelPolicy)
  if (documents.test(ctx.path)) ctx.set('Content-Disposition', 'attachment')
}
