import type { Context, Next } from 'koa'
import { env } from '../lib/env'
import { filePolicy, isPanel, panelPolicy } from '../lib/response-policy'

// What a browser would show in a viewer, which it does not in a sandbox: it is kept instead.
const documents = /\.(pdf|epub)$/i

// While one develops, Vite puts scripts into the panel.
const isBuilt = env.NODE_ENV === 'production'

/** Around Strapi's own headers: whatever is not the panel gets the policy of a file. */
export default () => async (ctx: Context, next: Next) => {
  await next()
  ctx.set('X-Content-Type-Options', 'nosniff')
  if (!isPanel(ctx.path)) ctx.set('Content-Security-Policy', filePolicy)
  else if (isBuilt) ctx.set('Content-Security-Policy', panelPolicy)
  if (documents.test(ctx.path)) ctx.set('Content-Disposition', 'attachment')
}
